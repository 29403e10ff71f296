package import Diagnostics
internal import FileAccess
package import PictureAnalysis

/// A folder with the facts that earlier runs found, which may be deleted at any time.
///
/// It holds facts about pictures by the digest of their content, and for each request the files that the last run
/// accessed. Everything in it is checked before use; damaged files are reported and removed. Several runs may share it.
package struct BuildCache: Sendable {
    /// The default name of the folder, next to the output.
    package static let folderName = ".tincture-cache"

    /// The default limit after a run: a million pictures at 250 bytes each.
    static let standardLimit = 256 << 20

    /// The maximum number of requests whose last run is remembered.
    private static let maxRuns = 16

    let folder: CacheFolder
    let tool: String
    /// The clock that decides whether a file stamp is old enough to be trusted.
    let clock: FileClock

    /// Creates a cache in a folder, which is created when it is needed.
    ///
    /// - Parameters:
    ///   - folder: the path of the folder.
    ///   - tool: the identity of the tool's build: see ``ToolIdentity``.
    package init(folder: String, tool: String) { self.init(folder: folder, tool: tool, limit: Self.standardLimit) }

    init(folder: String, tool: String, limit: Int, clock: FileClock = .system) {
        self.folder = CacheFolder(folder, limit: limit)
        (self.tool, self.clock) = (tool, clock)
    }

    package static func folder(besideOutput output: String) -> String {
        FilePath.join(FilePath.folder(of: output), folderName)
    }

    package var facts: FactCache { FactCache(folder, tool: tool, clock: clock) }

    package var notes: [Diagnostic] { folder.notes }

    /// Returns the record of the last run with a key; nil if there is no usable one.
    func record(of key: RunKey) -> RunRecord? {
        guard let bytes = try? RegularFile.bytes(of: folder.path(key.name), limit: folder.limit) else { return nil }
        do {
            return try RunRecord(bytes, key: key)
        } catch {
            folder.discard(key.name)
            return nil
        }
    }

    /// Stores the record of a run, and removes old files so that the folder stays small.
    func store(_ record: RunRecord, of key: RunKey) {
        // Encoding can't fail, because findings consist of texts and integers.
        if let bytes = try? record.bytes(key: key) { folder.write(bytes, to: key.name) }
        folder.trim(keeping: [key.name], maxRuns: Self.maxRuns)
    }

    package func trim() { folder.trim(keeping: [], maxRuns: Self.maxRuns) }

    /// The path of the file being written into the cache, which doesn't exist between runs.
    var unfinishedPath: String { folder.path(CacheFolder.unfinished) }
}
