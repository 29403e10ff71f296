/// The origin of a picture's facts.
package enum PictureOrigin: Sendable, Hashable {
    case decoded
    /// The file was read, and an earlier run had decoded the same content.
    case recognized
    /// The file was read, and the records of a run elsewhere contained the facts of the same content.
    case given
    /// The file wasn't even read: its stamp belongs to a content that an earlier run had decoded.
    case remembered
}
