package import FileAccess
internal import ImageDecoding
package import PaletteExtraction

/// The results of earlier runs (digests of files, and a cache of facts), so that unchanged pictures needn't be decoded.
package struct PictureMemory: Sendable {
    /// The digest of each file's content by path, which is valid as long as the file has the same stamp.
    package var digests: [String: (stamp: FileStamp, hash: ContentHash)] = [:]
    package var cache: FactCache?

    package init(cache: FactCache? = nil) { self.cache = cache }
}

/// A picture reader that decodes a picture only if no earlier run has recorded the facts about the picture's content.
package struct CachingPictureReader: Sendable {
    private let reader: PictureReader
    private let memory: PictureMemory?
    private let store: SegmentStore?
    private let records: PaletteRecords?
    private let clock: FileClock

    /// - Parameters:
    ///   - memory: the results of earlier runs; nil to find the facts without digests.
    ///   - records: the palettes that other runs, for example on other machines, have written; nil for none.
    package init(_ reader: PictureReader, _ memory: PictureMemory?, records: PaletteRecords? = nil) {
        (self.reader, self.memory, self.records) = (reader, memory, records)
        clock = memory?.cache?.clock ?? .system
        // The cache never changes the result, so its files aren't traced.
        store = FileTrace.untraced {
            memory?.cache.map { SegmentStore($0.folder, .pictures, settings: reader.settings(tool: $0.tool)) }
        }
    }

    /// Writes the facts that aren't in the cache yet to the cache; call this function after the last picture.
    package func finish() { FileTrace.untraced { store?.finish() } }

    /// Returns the facts about a picture, the digest of its content, and the origin of the facts, such as the cache.
    ///
    /// The digest is nil without a memory, or if the file couldn't be read or changed during reading.
    ///
    /// - Parameters:
    ///   - points: the points of the picture whose colors are needed, without duplicates.
    ///   - wantsCells: whether a grid of colors is needed, for measuring the contrast of text.
    package func facts(
        of path: String, at points: [PicturePoint] = [], wantsCells: Bool = false
    ) -> (facts: PictureFacts, digest: ContentHash?, origin: PictureOrigin) {
        var reader = reader
        (reader.points, reader.wantsCells) = (points, wantsCells)
        guard let memory else { return (reader.facts(of: path), nil, .decoded) }
        let key = { (hash: ContentHash) in Self.key(hash, points, wantsCells: wantsCells) }
        let isPlain = points.isEmpty && !wantsCells
        if let known = memory.digests[path], FileStamp(of: path) == known.stamp,
            let (facts, _) = knownFacts(of: known.hash, key(known.hash), isPlain: isPlain)
        {
            FileTrace.noteContent(path, known.stamp)
            return (complete(facts, path, known.hash, Int(known.stamp.size)), known.hash, .remembered)
        }
        let start = clock.now
        let digest: (hash: ContentHash, byteCount: Int, stamp: FileStamp)
        do {
            digest = try ContentDigest.of(path, limit: reader.limits.maximumFileBytes)
        } catch {
            var facts = PictureFacts()
            facts.add(error)
            return (facts, nil, .decoded)
        }
        let (hash, byteCount, _) = digest
        if let (facts, origin) = knownFacts(of: hash, key(hash), isPlain: isPlain) {
            return (complete(facts, path, hash, byteCount), hash, origin)
        }
        let found = reader.facts(of: path, with: digest, from: start)
        let completed = complete(found.facts, path, hash, byteCount)
        // The facts belong to the digest only if the file hasn't changed.
        guard found.isSteady else { return (completed, nil, .decoded) }
        FileTrace.untraced { store?.add(found.facts.cachedForm, of: key(hash)) }
        return (completed, hash, .decoded)
    }

    private func knownFacts(
        of hash: ContentHash, _ key: ContentHash, isPlain: Bool
    ) -> (facts: PictureFacts, origin: PictureOrigin)? {
        let known = store?.value(of: key) { try PictureFacts(cachedForm: $0) }
        if let known { return (known, .recognized) }
        // Palettes from other runs contain neither the colors at points nor the grid of colors.
        guard isPlain else { return nil }
        return records?.facts(of: hash).map { ($0, .given) }
    }

    /// Returns the cache key of facts: the digest of the content, combined with the points and the need for a grid,
    /// because facts without them can't be used.
    private static func key(_ hash: ContentHash, _ points: [PicturePoint], wantsCells: Bool) -> ContentHash {
        if points.isEmpty, !wantsCells { return hash }
        var writer = BinaryWriter()
        writer.write(hash)
        writer.write(list: points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }) { writer, point in
            writer.write(point.x)
            writer.write(point.y)
        }
        if wantsCells { writer.write(UInt8(1)) }
        return ContentDigest.of(writer.bytes)
    }

    private func complete(_ facts: PictureFacts, _ path: String, _ hash: ContentHash, _ byteCount: Int) -> PictureFacts
    {
        var facts = facts
        facts.hash = hash
        facts.byteCount = byteCount
        facts.diagnostics += reader.nameFinding(of: path, facts.header)
        return facts
    }
}

extension PictureReader {
    fileprivate func settings(tool: String) -> ContentHash {
        var writer = BinaryWriter()
        writer.write(tool)
        writer.write(Int64(count))
        writer.write(Int64(limits.maximumPixels))
        writer.write(Int64(limits.maximumBytes))
        writer.write("\(detail)")
        writer.write(UInt8(wantsPlaceholders ? 1 : 0))
        return ContentDigest.of(writer.bytes)
    }
}

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
