package enum PagePicture: Sendable, Hashable {
    /// A picture as the content of a file that browsers can show.
    case bytes([UInt8], mediaType: String)
    /// A picture that can't be shown, with the reason as words that can follow the picture's name.
    case missing(String)

    /// The reason why a picture isn't shown if its file changed after the catalog was compiled.
    ///
    /// The colors of the changed file may differ from the colors in the catalog.
    package static let changed = "has changed since the catalog was compiled, so it is not shown"
}

extension PagePicture {
    /// Reads a picture, and scales it down if its file is too large for an HTML page with `count` pictures.
    ///
    /// - Parameters:
    ///   - sha256: the digest of the file according to the catalog. A file with another digest isn't shown.
    ///   - converter: a program that draws formats that browsers can't show; nil for none.
    package static func read(
        _ path: String, format: String, sha256: String, among count: Int, converter: PictureConverter? = nil
    ) -> PagePicture {
        PictureLimits(pictures: count, pages: count).read(
            path, format: format, sha256: sha256, size: .whole, converter: converter)
    }
}
