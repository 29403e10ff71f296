package enum PagePicture: Sendable, Hashable {
    /// The content of a file that browsers can show, and its media type.
    case bytes([UInt8], mediaType: String)
    /// A missing picture, with the reason as a phrase that follows its name.
    case missing(String)

    /// The reason for a file that isn't the compiled one, whose colors may be different.
    package static let changed = "has changed since the catalog was compiled, so it is not shown"
}

extension PagePicture {
    /// Reads a picture for a page with a number of pictures, and reduces it if it has too many bytes.
    ///
    /// - Parameters:
    ///   - sha256: the digest of its content in the catalog.
    ///   - converter: draws formats that browsers can't show; nil for none.
    package static func read(
        _ path: String, format: String, sha256: String, among count: Int, converter: PictureConverter? = nil
    ) -> PagePicture {
        PictureLimits(pictures: count, pages: count).read(
            path, format: format, sha256: sha256, size: .whole, converter: converter)
    }
}
