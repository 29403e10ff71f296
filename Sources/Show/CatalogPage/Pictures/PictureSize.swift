/// The size of a picture on a page.
enum PictureSize: String, Sendable, Hashable, CaseIterable {
    case thumbnail
    /// The size on a phone.
    case whole
}
