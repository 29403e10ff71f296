enum PictureSize: String, Sendable, Hashable, CaseIterable {
    case thumbnail
    /// Large enough for the screen of a phone.
    case whole
}
