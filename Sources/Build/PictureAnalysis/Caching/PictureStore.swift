internal import FileAccess
internal import ImageDecoding

/// What earlier runs found in pictures, by the digest of their content, and what this one adds.
///
/// Only of one way of looking: one version of the tool, one set of limits, one number of swatches.
final class PictureStore: Sendable {
    private let folder: CacheFolder
    private let settings: ContentHash
    private let segments: [PictureSegment]
    private let state = Locked(State())

    private struct State {
        var batch = PictureBatch()
        /// The prefixes of the digests: what two of them share is kept a little longer.
        var used: Set<UInt64> = []

        /// The batch, in whose place a new one is begun.
        mutating func takeBatch() -> PictureBatch {
            defer { batch = PictureBatch() }
            return batch
        }
    }

    /// So much is collected before a segment is written: little against the memory of one decoder, much against the cost
    /// of a file.
    private static let batchSize = 4 << 20

    /// So many segments are looked through before they are made one.
    private static let mostSegments = 8

    init(_ folder: CacheFolder, settings: ContentHash) {
        self.folder = folder
        self.settings = settings
        segments = folder.names(startingWith: Self.prefix(settings)).compactMap { name in
            let path = folder.path(name)
            do {
                return try PictureSegment(path, settings: settings)
            } catch is DamagedCache {
                folder.discard(name)
            } catch {
                // Another run has made it part of a larger one.
            }
            return nil
        }
    }

    private static func prefix(_ settings: ContentHash) -> String { "pictures-\(settings.hex.prefix(16))-" }

    /// What is known of a picture; nil where nothing is.
    func facts(of hash: ContentHash) -> PictureFacts? {
        for segment in segments {
            do {
                guard let entry = try segment.entry(of: hash) else { continue }
                let facts = try PictureFacts(cachedForm: entry)
                state.withLock { _ = $0.used.insert(hash.prefix) }
                return facts
            } catch {
                folder.discard(FilePath.name(of: segment.path))
            }
        }
        return nil
    }

    /// Keeps what was found in a picture.
    func add(_ facts: PictureFacts, of hash: ContentHash) {
        let entry = facts.cachedForm
        let full: PictureBatch? = state.withLock { state in
            state.used.insert(hash.prefix)
            state.batch.add(entry, of: hash)
            return state.batch.bytes.count >= Self.batchSize ? state.takeBatch() : nil
        }
        if let full { write(full) }
    }

    /// Writes what has not been written yet, and makes many small segments one.
    func finish() {
        let rest = state.withLock { $0.takeBatch() }
        if !rest.isEmpty { write(rest) }
        let names = folder.names(startingWith: Self.prefix(settings))
        if names.count > Self.mostSegments { merge(names) }
    }

    /// Writes a segment and gives its name; nil where it cannot be written.
    @discardableResult
    private func write(_ batch: PictureBatch) -> String? {
        let bytes = PictureSegment.bytes(of: batch, settings: settings)
        let name = Self.prefix(settings) + ContentDigest.of(bytes).hex.prefix(16)
        return folder.write(bytes, to: name) ? name : nil
    }

    /// Makes segments of half the cache's limit at the most out of many: first what this run used, then the newest.
    private func merge(_ names: [String]) {
        let segments = names.compactMap { try? PictureSegment(folder.path($0), settings: settings) }
        let used = state.withLock { $0.used }
        var taken: Set<ContentHash> = []
        var total = 0
        var batch = PictureBatch()
        var written: Set<String> = []
        func flush() {
            if batch.isEmpty { return }
            if let name = write(batch) { written.insert(name) }
            batch = PictureBatch()
        }
        for onlyUsed in [true, false] {
            for segment in segments {
                for place in segment.places where used.contains(place.hash.prefix) == onlyUsed {
                    guard total + place.count <= folder.limit / 2, taken.insert(place.hash).inserted,
                        let entry = try? segment.entry(at: place)
                    else { continue }
                    batch.add(entry, of: place.hash)
                    total += entry.count
                    // Eight batches: a merged segment is not merged again too soon.
                    if batch.bytes.count >= 8 * Self.batchSize { flush() }
                }
            }
        }
        flush()
        for name in names where !written.contains(name) { folder.remove(name) }
    }
}

extension PictureReader {
    /// What the facts of a picture depend on beside its content.
    func settings(tool: String) -> ContentHash {
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
