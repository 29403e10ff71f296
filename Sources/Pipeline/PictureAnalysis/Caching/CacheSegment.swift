internal import FileAccess

/// A cache file with facts about source files, found by the digests of their contents.
///
/// A segment consists of a header, an index sorted by digest, and the entries. The index and each entry have a
/// checksum. A segment never changes after writing, so it can be read while other processes write new segments.
final class CacheSegment: Sendable {
    struct IndexEntry {
        let hash: ContentHash
        let offset: Int
        let count: Int
        let checksum: UInt64

        static let size = 56
    }

    private static let headerSize = 8 + 32 + 8 + 8

    let path: String
    /// The digests and byte ranges of the entries, sorted by digest.
    let index: [IndexEntry]
    private let file: RegularFile

    /// Opens a segment; throws ``DamagedCache`` if it is damaged or was written with other settings.
    init(_ path: String, _ form: SegmentForm, settings: ContentHash) throws {
        let file = try RegularFile(path)
        let bytes = try Self.bytes(of: file, at: 0, count: Self.headerSize)
        guard bytes.starts(with: form.magic), settings == bytes[8..<40].withUnsafeBytes(ContentHash.init) else {
            throw DamagedCache()
        }
        var header = BinaryReader(bytes, at: 40)
        let count = try header.number(UInt64.self)
        let checksum = try header.number(UInt64.self)
        guard count <= UInt64(file.size / IndexEntry.size) else { throw DamagedCache() }
        let listed = try Self.bytes(of: file, at: Self.headerSize, count: Int(count) * IndexEntry.size)
        guard ContentDigest.of(listed).prefix == checksum else { throw DamagedCache() }
        var reader = BinaryReader(listed)
        index = try (0..<count).map { _ in
            IndexEntry(
                hash: try reader.hash(), offset: Int(clamping: try reader.number(UInt64.self)),
                count: Int(clamping: try reader.number(UInt64.self)), checksum: try reader.number())
        }
        self.path = path
        self.file = file
    }

    func entry(of hash: ContentHash) throws -> [UInt8]? {
        var (low, high) = (0, index.count)
        while low < high {
            let middle = (low + high) / 2
            let found = index[middle].hash
            if found == hash { return try entry(at: index[middle]) }
            if found < hash { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    func entry(at indexEntry: IndexEntry) throws -> [UInt8] {
        let bytes = try Self.bytes(of: file, at: indexEntry.offset, count: indexEntry.count)
        guard ContentDigest.of(bytes).prefix == indexEntry.checksum else { throw DamagedCache() }
        return bytes
    }

    private static func bytes(of file: borrowing RegularFile, at offset: Int, count: Int) throws -> [UInt8] {
        guard count >= 0, offset >= 0, offset <= file.size, count <= file.size - offset else { throw DamagedCache() }
        let bytes = try file.bytes(count, at: offset)
        guard bytes.count == count else { throw DamagedCache() }
        return bytes
    }
}

extension CacheSegment {
    static func bytes(of batch: CacheBatch, _ form: SegmentForm, settings: ContentHash) -> [UInt8] {
        let sorted = batch.ranges.sorted { $0.key < $1.key }
        let indexSize = sorted.count * IndexEntry.size
        return batch.bytes.withUnsafeBytes { entries in
            var offset = headerSize + indexSize
            var index = BinaryWriter()
            index.reserve(indexSize)
            for (hash, range) in sorted {
                index.write(hash)
                index.write(UInt64(offset))
                index.write(UInt64(range.count))
                index.write(ContentDigest.of(UnsafeRawBufferPointer(rebasing: entries[range])).prefix)
                offset += range.count
            }
            var writer = BinaryWriter()
            writer.reserve(headerSize + indexSize + entries.count)
            writer.write(raw: form.magic)
            writer.write(settings)
            writer.write(UInt64(sorted.count))
            writer.write(ContentDigest.of(index.bytes).prefix)
            writer.write(raw: index.bytes)
            for (_, range) in sorted { writer.write(raw: entries[range]) }
            return writer.bytes
        }
    }
}

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
