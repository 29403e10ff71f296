internal import FileAccess

/// The facts of some files, packed one after the other, by digest.
struct CacheBatch {
    private(set) var bytes: [UInt8] = []
    /// The range of each digest's entry.
    private(set) var ranges: [ContentHash: Range<Int>] = [:]

    var isEmpty: Bool { ranges.isEmpty }

    /// Adds the entry of a digest, unless it has one: of one content always the same is found.
    mutating func add(_ entry: [UInt8], of hash: ContentHash) {
        if ranges[hash] != nil { return }
        ranges[hash] = bytes.count..<bytes.count + entry.count
        bytes += entry
    }
}
