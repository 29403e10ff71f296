/// The origin of a picture's facts.
package enum PictureOrigin: Sendable, Hashable {
    case decoded
    /// It was read, and an earlier run had decoded the same content.
    case recognized
    /// It was read, and what a run elsewhere found in the same content was given.
    case given
    /// It was not even read: its stamp is that of a content that an earlier run had decoded.
    case remembered
}
