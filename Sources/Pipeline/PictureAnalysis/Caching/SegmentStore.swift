package import FileAccess

/// The cached facts of files by digest: those of earlier runs, and the new ones of this run.
///
/// All come from the same build of the tool and the same settings.
package final class SegmentStore: Sendable {
    private let folder: CacheFolder
    private let form: SegmentForm
    private let settings: ContentHash
    private let segments: [CacheSegment]
    private let state = Locked(State())

    private struct State {
        var batch = CacheBatch()
        /// The digests whose entries this run has used, each by its first eight bytes.
        ///
        /// If two digests share these bytes, an unused entry is just kept a little longer.
        var used: Set<UInt64> = []

        mutating func takeBatch() -> CacheBatch {
            defer { batch = CacheBatch() }
            return batch
        }
    }

    /// The size in bytes at which a batch is written.
    ///
    /// It is small compared with a decoder's memory, but large enough to justify a file.
    private static let batchSize = 4 << 20

    /// The maximum number of segments before they are merged.
    private static let mostSegments = 8

    /// Opens the segments of a folder.
    ///
    /// - Parameter settings: the settings that the entries depend on, besides the digested content.
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

    /// Returns the value that `read` decodes from a digest's entry; nil if there is none or it can't be read.
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

    /// Writes the remaining entries, and merges the segments if there are many.
    package func finish() {
        let rest = state.withLock { $0.takeBatch() }
        if !rest.isEmpty { write(rest) }
        let names = folder.names(startingWith: form.prefix(of: settings))
        if names.count > Self.mostSegments { merge(names) }
    }

    /// Writes a segment and returns its name; nil if it can't be written.
    @discardableResult
    private func write(_ batch: CacheBatch) -> String? {
        let bytes = CacheSegment.bytes(of: batch, form, settings: settings)
        let name = form.prefix(of: settings) + ContentDigest.of(bytes).hex.prefix(16)
        return folder.write(bytes, to: name) ? name : nil
    }

    /// Merges segments into larger ones, which together have at most half the cache's size limit.
    ///
    /// The entries that this run used come first. Others are kept while there is room.
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
