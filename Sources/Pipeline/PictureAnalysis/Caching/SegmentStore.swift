package import FileAccess

/// The facts that earlier runs found in files, by digest, and those that this run adds.
///
/// Only of one way of looking: one version of the tool, one set of limits.
package final class SegmentStore: Sendable {
    private let folder: CacheFolder
    private let form: SegmentForm
    private let settings: ContentHash
    private let segments: [CacheSegment]
    private let state = Locked(State())

    private struct State {
        var batch = CacheBatch()
        /// The prefixes of the digests: what two of them share is kept a little longer.
        var used: Set<UInt64> = []

        /// The batch, in whose place a new one is begun.
        mutating func takeBatch() -> CacheBatch {
            defer { batch = CacheBatch() }
            return batch
        }
    }

    /// So much is collected before a segment is written: little against the memory of one decoder, much against the
    /// cost of a file.
    private static let batchSize = 4 << 20

    /// So many segments are looked through before they are made one.
    private static let mostSegments = 8

    /// Opens the segments that a folder has.
    ///
    /// - Parameter settings: what the entries depend on beside what their digests are of.
    package init(_ folder: CacheFolder, _ form: SegmentForm, settings: ContentHash) {
        (self.folder, self.form, self.settings) = (folder, form, settings)
        segments = folder.names(startingWith: form.prefix(of: settings)).compactMap { name in
            do {
                return try CacheSegment(folder.path(name), form, settings: settings)
            } catch is DamagedCache {
                folder.discard(name)
            } catch {
                // Another run has made it part of a larger one.
            }
            return nil
        }
    }

    /// Returns the value of a digest; nil if there is none or it can't be read.
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

    /// Keeps what is to be known by a digest.
    package func add(_ entry: [UInt8], of hash: ContentHash) {
        let full: CacheBatch? = state.withLock { state in
            state.used.insert(hash.prefix)
            state.batch.add(entry, of: hash)
            return state.batch.bytes.count >= Self.batchSize ? state.takeBatch() : nil
        }
        if let full { write(full) }
    }

    /// Writes what has not been written yet, and makes many small segments one.
    package func finish() {
        let rest = state.withLock { $0.takeBatch() }
        if !rest.isEmpty { write(rest) }
        let names = folder.names(startingWith: form.prefix(of: settings))
        if names.count > Self.mostSegments { merge(names) }
    }

    /// Writes a segment and gives its name; nil where it cannot be written.
    @discardableResult
    private func write(_ batch: CacheBatch) -> String? {
        let bytes = CacheSegment.bytes(of: batch, form, settings: settings)
        let name = form.prefix(of: settings) + ContentDigest.of(bytes).hex.prefix(16)
        return folder.write(bytes, to: name) ? name : nil
    }

    /// Makes segments of half the cache's limit at the most out of many: first what this run used, then the newest.
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
                    // Eight batches: a merged segment is not merged again too soon.
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
