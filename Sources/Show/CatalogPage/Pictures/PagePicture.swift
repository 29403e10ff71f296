package enum PagePicture: Sendable, Hashable {
    /// A file that browsers can show.
    case bytes([UInt8], mediaType: String)
    /// A missing picture, with the reason as a phrase that follows the picture's name.
    case missing(String)

    /// The reason for not showing a file that changed after the compile.
    ///
    /// The colors of the changed file may differ from the colors in the catalog.
    package static let changed = "has changed since the catalog was compiled, so it is not shown"
}

extension PagePicture {
    /// Reads a picture, and scales it down if its file is too large for a page with `count` pictures.
    ///
    /// - Parameters:
    ///   - sha256: the digest of the file in the catalog.
    ///   - converter: draws pictures in formats that browsers can't show; nil for none.
    package static func read(
        _ path: String, format: String, sha256: String, among count: Int, converter: PictureConverter? = nil
    ) -> PagePicture {
        PictureLimits(pictures: count, pages: count).read(
            path, format: format, sha256: sha256, size: .whole, converter: converter)
    }
}
