package import Diagnostics
internal import FileAccess
package import PictureAnalysis

/// A folder that stores results of earlier runs, so that later runs are faster; it may be deleted at any time.
///
/// The folder holds facts about pictures, keyed by the digest of their content, and the record of the last run for each
/// ``CompileRequest``. Damaged files are reported and removed. Several runs may use the folder at the same time.
package struct BuildCache: Sendable {
    package static let folderName = ".tincture-cache"

    /// The default maximum size of the folder after a run, in bytes: room for a million pictures at 250 bytes each.
    static let standardLimit = 256 << 20

    /// The maximum number of compile requests for which the cache stores the record of the last run.
    private static let maxRuns = 16

    package let facts: FactCache

    var folder: CacheFolder { facts.folder }

    /// Creates a cache in a folder, which is created when needed.
    ///
    /// - Parameter tool: the identity of the build of Tincture (see ``ToolIdentity``).
    package init(folder: String, tool: String) { self.init(folder: folder, tool: tool, limit: Self.standardLimit) }

    init(folder: String, tool: String, limit: Int, clock: FileClock = .system) {
        facts = FactCache(CacheFolder(folder, limit: limit), tool: tool, clock: clock)
    }

    package static func folder(besideOutput output: String) -> String {
        FilePath.join(FilePath.folder(of: output), folderName)
    }

    package var notes: [Diagnostic] { folder.notes }

    func record(of key: RunKey) -> RunRecord? {
        guard let bytes = try? RegularFile.bytes(of: folder.path(key.name), limit: folder.limit) else { return nil }
        do {
            return try RunRecord(bytes, key: key)
        } catch {
            folder.discard(key.name)
            return nil
        }
    }

    func store(_ record: RunRecord, of key: RunKey) {
        // Encoding can't fail, because findings consist of texts and integers.
        if let bytes = try? record.bytes(key: key) { folder.write(bytes, to: key.name) }
        folder.trim(keeping: [key.name], maxRuns: Self.maxRuns)
    }

    package func trim() { folder.trim(keeping: [], maxRuns: Self.maxRuns) }

    var unfinishedPath: String { folder.path(CacheFolder.unfinished) }
}
