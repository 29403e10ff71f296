package enum PagePicture: Sendable, Equatable {
    case bytes([UInt8], mediaType: String)
    /// The reason why a picture can't be shown, as words that can follow its name.
    case missing(String)

    /// The reason if a picture changed, so that its colors may differ from those in the catalog.
    package static let changed = "has changed since the catalog was compiled, so it is not shown"
}

extension PagePicture {
    /// Reads a picture, and scales it down if its file is too large for a page with `count` pictures.
    package static func read(
        _ path: String, format: String, sha256: String, among count: Int, converter: PictureConverter? = nil
    ) -> PagePicture {
        PictureLimits(pictures: count, pages: count).read(
            path, format: format, sha256: sha256, size: .whole, converter: converter)
    }
}
