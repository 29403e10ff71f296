/// A picture for a page.
package enum PagePicture: Sendable, Hashable {
    /// The content of a file that browsers show, and its media type.
    case bytes([UInt8], mediaType: String)
    /// Why there is none, in words to be put behind the picture's name.
    case missing(String)
}
