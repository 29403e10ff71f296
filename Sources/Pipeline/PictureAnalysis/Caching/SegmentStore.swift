package import FileAccess

/// The facts about files under their digests, from the cache and from this run.
///
/// All facts come from the same build of Tincture with the same settings.
package final class SegmentStore: Sendable {
    private let folder: CacheFolder
    private let form: SegmentForm
    private let settings: ContentHash
    private let segments: [CacheSegment]
    private let state = Locked(State())

    private struct State {
        var batch = CacheBatch()
        /// The first eight bytes of each digest whose entry this run has used.
        ///
        /// If two digests share these bytes, an unused entry is kept longer than necessary, which is harmless.
        var used: Set<UInt64> = []

        mutating func takeBatch() -> CacheBatch {
            defer { batch = CacheBatch() }
            return batch
        }
    }

    /// The size in bytes at which a batch of new entries is written as a segment.
    ///
    /// The size is small compared with the memory of a decoder, but large enough for a file of its own.
    private static let batchSize = 4 << 20

    /// The maximum number of segments; more segments are merged.
    private static let mostSegments = 8

    /// Opens the segments of a folder.
    ///
    /// - Parameter settings: the digest of the settings that the entries depend on, besides the content of the files.
    package init(_ folder: CacheFolder, _ form: SegmentForm, settings: ContentHash) {
        (self.folder, self.form, self.settings) = (folder, form, settings)
        segments = folder.names(startingWith: form.prefix(of: settings)).compactMap { name in
            do {
                return try CacheSegment(folder.path(name), form, settings: settings)
            } catch is DamagedCache {
                folder.discard(name)
            } catch {
                // The file is gone, because another run has merged the segment into a larger one.
            }
            return nil
        }
    }

    /// Returns the value that `read` decodes from the entry of a digest; nil if there is no readable entry.
    package func value<Value>(of hash: ContentHash, _ read: ([UInt8]) throws -> Value) -> Value? {
        for segment in segments {
            do {
                guard let entry = try segment.entry(of: hash) else { continue }
                let value = try read(entry)
                state.withLock { _ = $0.used.insert(hash.prefix) }
                return value
            } catch {
                folder.discard(FilePath.name(of: segment.path))
            }
        }
        return nil
    }

    package func add(_ entry: [UInt8], of hash: ContentHash) {
        let full: CacheBatch? = state.withLock { state in
            state.used.insert(hash.prefix)
            state.batch.add(entry, of: hash)
            return state.batch.bytes.count >= Self.batchSize ? state.takeBatch() : nil
        }
        if let full { write(full) }
    }

    /// Writes the remaining new entries, and merges the segments if there are too many.
    package func finish() {
        let rest = state.withLock { $0.takeBatch() }
        if !rest.isEmpty { write(rest) }
        let names = folder.names(startingWith: form.prefix(of: settings))
        if names.count > Self.mostSegments { merge(names) }
    }

    /// Writes the entries of a batch as a segment, and returns the name of its file; nil if the file can't be written.
    @discardableResult
    private func write(_ batch: CacheBatch) -> String? {
        let bytes = CacheSegment.bytes(of: batch, form, settings: settings)
        let name = form.prefix(of: settings) + ContentDigest.of(bytes).hex.prefix(16)
        return folder.write(bytes, to: name) ? name : nil
    }

    /// Merges segments into larger segments, whose total size is at most half the size limit of the cache.
    ///
    /// The entries that this run used are kept first. Other entries are kept as long as there is room.
    private func merge(_ names: [String]) {
        let segments = names.compactMap { try? CacheSegment(folder.path($0), form, settings: settings) }
        let used = state.withLock { $0.used }
        var taken: Set<ContentHash> = []
        var total = 0
        var batch = CacheBatch()
        var written: Set<String> = []
        func flush() {
            if batch.isEmpty { return }
            if let name = write(batch) { written.insert(name) }
            batch = CacheBatch()
        }
        for onlyUsed in [true, false] {
            for segment in segments {
                for indexEntry in segment.index where used.contains(indexEntry.hash.prefix) == onlyUsed {
                    guard indexEntry.count <= folder.limit / 2 - total, taken.insert(indexEntry.hash).inserted,
                        let entry = try? segment.entry(at: indexEntry)
                    else { continue }
                    batch.add(entry, of: indexEntry.hash)
                    total += entry.count
                    // A merged segment has the size of eight batches, so that it isn't merged again soon.
                    if batch.bytes.count >= 8 * Self.batchSize { flush() }
                }
            }
        }
        flush()
        for name in names where !written.contains(name) { folder.remove(name) }
    }
}

extension SegmentForm {
    fileprivate func prefix(of settings: ContentHash) -> String { prefix + settings.hex.prefix(16) + "-" }
}
