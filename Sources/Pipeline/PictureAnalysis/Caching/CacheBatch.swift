internal import FileAccess

/// New facts of some files, packed one after another, by the digests of the files.
struct CacheBatch {
    private(set) var bytes: [UInt8] = []
    /// The range of each digest's entry.
    private(set) var ranges: [ContentHash: Range<Int>] = [:]

    var isEmpty: Bool { ranges.isEmpty }

    /// Adds the entry of a digest unless it has one already.
    ///
    /// Equal contents always have equal facts.
    mutating func add(_ entry: [UInt8], of hash: ContentHash) {
        if ranges[hash] != nil { return }
        ranges[hash] = bytes.count..<bytes.count + entry.count
        bytes += entry
    }
}
