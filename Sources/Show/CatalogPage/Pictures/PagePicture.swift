/// A picture for a page.
package enum PagePicture: Sendable, Hashable {
    /// The content of a file that browsers show, and its media type.
    case bytes([UInt8], mediaType: String)
    /// Why there is none, in words to be put behind the picture's name.
    case missing(String)
}

extension PagePicture {
    /// Reads a picture for a page that shows so many, and draws it smaller where it has too many bytes.
    ///
    /// - Parameter converter: draws what no browser shows; nil for nothing.
    package static func read(
        _ path: String, format: String, among count: Int, converter: PictureConverter? = nil
    ) -> PagePicture {
        PictureLimits(pictures: count, pages: count).read(path, format: format, size: .whole, converter: converter)
    }
}
