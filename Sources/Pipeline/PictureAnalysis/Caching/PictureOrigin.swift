/// The place that the facts about a picture came from, such as the cache.
package enum PictureOrigin: Sendable, Hashable {
    case decoded
    /// The file was read, and the cache contained the facts about the same content.
    case recognized
    /// The facts came from the records of another run about the same content; the file was read to compare its content.
    case given
    /// The file wasn't read, because its stamp (size, dates and inode) is still the same as in an earlier run.
    case remembered
}
