/// How large a picture is wanted on a page.
enum PictureSize: String, Sendable, Hashable, CaseIterable {
    case thumbnail
    /// As large as a telephone shows it.
    case whole
}
