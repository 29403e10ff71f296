/// The place that the facts about a picture came from, such as the cache.
package enum PictureOrigin: Sendable, Hashable {
    case decoded
    /// The cache contained the facts about the content that was read.
    case recognized
    /// The records of another run contained the facts about the content that was read.
    case given
    /// The file wasn't read, because its stamp (size, dates and inode) is still the same as in an earlier run.
    case remembered
}
