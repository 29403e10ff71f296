internal import FileAccess

/// New cache entries, which are written together as one ``CacheSegment``.
struct CacheBatch {
    private(set) var bytes: [UInt8] = []
    /// The range of each entry in ``bytes``, by the digest of the file that it describes.
    private(set) var ranges: [ContentHash: Range<Int>] = [:]

    var isEmpty: Bool { ranges.isEmpty }

    /// Adds an entry, unless the digest has one already, which then has the same content.
    mutating func add(_ entry: [UInt8], of hash: ContentHash) {
        if ranges[hash] != nil { return }
        ranges[hash] = bytes.count..<bytes.count + entry.count
        bytes += entry
    }
}
