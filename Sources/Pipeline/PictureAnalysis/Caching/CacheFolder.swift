package import Diagnostics
package import FileAccess

/// The folder of the cache, with its files and its size limit.
///
/// No function throws an error: an unusable cache is ignored, with a note.
package final class CacheFolder: Sendable {
    package let path: String
    /// The maximum total size of the files after a run, in bytes.
    package let limit: Int
    private let state = Locked(State())

    private struct State {
        var notes: [Diagnostic] = []
        var isUsable = true
    }

    /// The tag that marks the folder as a cache: <https://bford.info/cachedir/>.
    private static let tag = "Signature: 8a477f597d28d172789f06886806bc55\n# The cache of tincture; may be deleted.\n"

    /// The temporary name of a file during writing; one suffices, because the writer holds the lock of the folder.
    package static let unfinished = "unfinished"

    package init(_ path: String, limit: Int) {
        (self.path, self.limit) = (path, limit)
        let stamp = FileStamp(of: path)
        if stamp.exists, (try? FileKind.of(path)) != .folder {
            giveUp("is not a folder, so it is not used as a cache. Name a folder with --cache.")
        } else if !FileTrace.untraced({ isEmpty || isTagged }) {
            // The user's own files might be mistaken for old cache files and deleted.
            giveUp("is neither empty nor a cache, so it is not used. Name an empty folder with --cache.")
        }
    }

    private var isEmpty: Bool { ((try? Folder.names(in: path)) ?? []).isEmpty }

    private var isTagged: Bool { (try? RegularFile.bytes(of: path("CACHEDIR.TAG"))) == Array(Self.tag.utf8) }

    /// The notes about problems with the cache so far, such as damaged files, which no function returns.
    package var notes: [Diagnostic] { state.withLock { $0.notes } }

    package func path(_ name: String) -> String { FilePath.join(path, name) }

    package func names(startingWith prefix: String) -> [String] {
        guard state.withLock({ $0.isUsable }) else { return [] }
        return ((try? Folder.names(in: path)) ?? []).filter { $0.hasPrefix(prefix) }
    }

    /// Removes a file that is damaged or isn't a cache file, and adds a note.
    package func discard(_ name: String) {
        let finding = Diagnostic(
            .note, .unreadable, at: path(name),
            "is damaged or not a file of this cache, so it is ignored and removed.")
        state.withLock { if !$0.notes.contains(finding) { $0.notes.append(finding) } }
        remove(name)
    }

    package func remove(_ name: String) { try? FileMove.delete(path(name)) }

    /// Writes a file completely or not at all; returns false if it can't be written.
    @discardableResult
    package func write(_ bytes: [UInt8], to name: String) -> Bool {
        guard state.withLock({ $0.isUsable }) else { return false }
        do {
            try prepare()
            let lock = try FolderLock(path, waitingAtMost: 10)
            // The file isn't flushed to the disk, because an incomplete file fails its checksum.
            try AtomicFile.write(bytes, to: path(name), by: path(Self.unfinished), isSynchronized: false)
            _ = consume lock
            return true
        } catch {
            giveUp("the cache cannot be written: \(error). Every run reads every picture again.")
            return false
        }
    }

    /// Removes the oldest cache files until the total size of the remaining cache files is at most ``limit``.
    ///
    /// - Parameters:
    ///   - kept: the names of the files that this run uses, which are never removed.
    ///   - maxRuns: the maximum number of files with records of runs (`run-…`).
    package func trim(keeping kept: Set<String>, maxRuns: Int) {
        guard state.withLock({ $0.isUsable }) else { return }
        let prefixes = SegmentForm.all.map(\.prefix) + ["run-"]
        var files = ((try? Folder.names(in: path)) ?? []).filter { name in prefixes.contains { name.hasPrefix($0) } }
            .map { (name: $0, stamp: FileStamp(of: path($0))) }
        files.sort { ($1.stamp.modified, $0.name) < ($0.stamp.modified, $1.name) }
        var size = 0
        var runs = 0
        for (name, stamp) in files {
            if name.hasPrefix("run-") { runs += 1 }
            size += Int(stamp.size)
            let isTooMuch = size > limit || (name.hasPrefix("run-") && runs > maxRuns)
            if isTooMuch && !kept.contains(name) {
                remove(name)
                size -= Int(stamp.size)
            }
        }
    }

    private func prepare() throws(FileFailure) {
        // A folder with files is a cache already. An empty one isn't yet, because it has no tag.
        if FileTrace.untraced({ !isEmpty }) { return }
        try FileTree.makeFolder(path)
        try AtomicFile.write(Array(Self.tag.utf8), to: path("CACHEDIR.TAG"))
        // Keeps the cache out of the repository.
        try AtomicFile.write(Array("*\n".utf8), to: path(".gitignore"))
    }

    private func giveUp(_ message: String) {
        state.withLock { state in
            guard state.isUsable else { return }
            state.isUsable = false
            state.notes.report(.note, .unreadable, at: path, message)
        }
    }
}

/// A cache folder for facts about pictures and code, which only the executable of Tincture that stored them uses.
package struct FactCache: Sendable {
    package let folder: CacheFolder
    package let tool: String
    /// The clock that decides whether a file stamp (size, dates and inode) is old enough to be trusted.
    package let clock: FileClock

    package init(_ folder: CacheFolder, tool: String, clock: FileClock = .system) {
        (self.folder, self.tool, self.clock) = (folder, tool, clock)
    }
}
