internal import FileAccess

/// New cache entries, which are written together as one ``CacheSegment``.
struct CacheBatch {
    private(set) var bytes: [UInt8] = []
    private(set) var ranges: [ContentHash: Range<Int>] = [:]

    var isEmpty: Bool { ranges.isEmpty }

    /// Adds an entry, unless the batch already has an entry with the same digest, whose content is then the same.
    mutating func add(_ entry: [UInt8], of hash: ContentHash) {
        if ranges[hash] != nil { return }
        ranges[hash] = bytes.count..<bytes.count + entry.count
        bytes += entry
    }
}
