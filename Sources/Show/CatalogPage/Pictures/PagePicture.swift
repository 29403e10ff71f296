package enum PagePicture: Sendable, Hashable {
    /// The content of a file that browsers show, and its media type.
    case bytes([UInt8], mediaType: String)
    /// Why there is none, in words to be put behind the picture's name.
    case missing(String)

    /// The reason where a file isn't what the catalog was compiled from: its colors are those of another picture.
    package static let changed = "has changed since the catalog was compiled, so it is not shown"
}

extension PagePicture {
    /// Reads a picture for a page that shows so many, and draws it smaller where it has too many bytes.
    ///
    /// - Parameters:
    ///   - sha256: the digest of its content, as the catalog has it.
    ///   - converter: draws what no browser shows; nil for nothing.
    package static func read(
        _ path: String, format: String, sha256: String, among count: Int, converter: PictureConverter? = nil
    ) -> PagePicture {
        PictureLimits(pictures: count, pages: count).read(
            path, format: format, sha256: sha256, size: .whole, converter: converter)
    }
}
