internal import FileAccess

/// What was found in some pictures, packed one behind the other, by the digest of their content.
struct PictureBatch {
    /// The entries of all pictures.
    private(set) var bytes: [UInt8] = []
    /// Where the entry of each lies.
    private(set) var places: [ContentHash: Range<Int>] = [:]

    var isEmpty: Bool { places.isEmpty }

    /// Adds the entry of a picture, unless it has one: of one content always the same is found.
    mutating func add(_ entry: [UInt8], of hash: ContentHash) {
        if places[hash] != nil { return }
        places[hash] = bytes.count..<bytes.count + entry.count
        bytes += entry
    }
}
