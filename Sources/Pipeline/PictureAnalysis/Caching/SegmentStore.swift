package import FileAccess

/// A store of facts about files from the cache and from this run, keyed by the digest of each file's content.
package final class SegmentStore: Sendable {
    private let folder: CacheFolder
    private let form: SegmentForm
    private let settings: ContentHash
    private let segments: [CacheSegment]
    private let state = Locked(State())

    private struct State {
        var batch = CacheBatch()
        /// The first eight bytes of each digest whose entry this run has used.
        var used: Set<UInt64> = []

        mutating func takeBatch() -> CacheBatch {
            defer { batch = CacheBatch() }
            return batch
        }
    }

    /// The size in bytes at which new entries are written to a file: small compared with the memory of a decoder.
    private static let batchSize = 4 << 20

    private static let mostSegments = 16

    /// Opens the segments of one kind in a folder, with a digest of all settings that affect the entries.
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

    /// Returns the facts that `read` decodes from the bytes stored for a digest; nil if there are none or it throws.
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

    /// Writes the entries that aren't in the folder yet, and merges the cache files if there are too many.
    package func finish() {
        let rest = state.withLock { $0.takeBatch() }
        if !rest.isEmpty { write(rest) }
        let names = folder.names(startingWith: form.prefix(of: settings))
        if names.count > Self.mostSegments { merge(names) }
    }

    @discardableResult
    private func write(_ batch: CacheBatch) -> String? {
        let bytes = CacheSegment.bytes(of: batch, form, settings: settings)
        let name = form.prefix(of: settings) + ContentDigest.of(bytes).hex.prefix(16)
        return folder.write(bytes, to: name) ? name : nil
    }

    /// Merges segments into larger ones, whose total size is at most half the size limit of the cache.
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
                    // A merged segment has the size of four batches, so that it isn't merged again soon. It isn't
                    // larger, because it is in memory twice while it is written.
                    if batch.bytes.count >= 4 * Self.batchSize { flush() }
                }
            }
        }
        flush()
        for name in names where !written.contains(name) { folder.remove(name) }
    }
}

/// A kind of cache file: one with facts about pictures, or one with facts about code.
package struct SegmentForm: Sendable {
    let prefix: String
    /// The first eight bytes of a file of this kind; the last of these bytes is the version of the format.
    let magic: [UInt8]

    static let pictures = SegmentForm(prefix: "pictures-", magic: Array("TNCRPIC5".utf8))
    package static let code = SegmentForm(prefix: "code-", magic: Array("TNCRCOD2".utf8))

    static let all = [pictures, code]

    fileprivate func prefix(of settings: ContentHash) -> String { prefix + settings.hex.prefix(16) + "-" }
}
