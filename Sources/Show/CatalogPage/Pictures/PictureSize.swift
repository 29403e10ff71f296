enum PictureSize: String, Sendable, Hashable, CaseIterable {
    case thumbnail
    case whole
}
