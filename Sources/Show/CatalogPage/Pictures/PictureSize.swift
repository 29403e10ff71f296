enum PictureSize: String, Sendable, Hashable, CaseIterable {
    case thumbnail
    /// The size for a large view, which fills the screen of a phone.
    case whole
}
