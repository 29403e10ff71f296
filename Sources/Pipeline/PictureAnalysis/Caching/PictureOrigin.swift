/// The source of a picture's facts.
package enum PictureOrigin: Sendable, Hashable {
    case decoded
    /// The file was read, and an earlier run had decoded the same content.
    case recognized
    /// The file was read, and the records of another run contained the facts of the same content.
    case given
    /// The file wasn't read: its stamp shows that it still has the content that an earlier run decoded.
    case remembered
}
