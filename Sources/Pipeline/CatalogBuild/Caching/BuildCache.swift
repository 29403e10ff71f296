package import Diagnostics
internal import FileAccess
package import PictureAnalysis

/// The facts that earlier runs found.
///
/// Their folder may be deleted at any time.
///
/// It holds what is known of pictures by the digest of their content, and for each way of running what the last run
/// looked at. Everything in it is checked before it is used; what is damaged is reported and removed. Several runs may
/// share it.
package struct BuildCache: Sendable {
    /// The name of the folder that is beside the output if no one says where.
    package static let folderName = ".tincture-cache"

    /// So much stays after a run unless a test says otherwise: at 250 bytes a picture, a million pictures.
    static let standardLimit = 256 << 20

    /// So many ways of running are remembered.
    private static let maxRuns = 16

    let folder: CacheFolder
    let tool: String
    /// The clock that tells the age of stamps.
    let clock: FileClock

    /// A cache in a folder, which is made when there is something to put into it.
    ///
    /// - Parameters:
    ///   - folder: where.
    ///   - tool: what tells one build of the tool from another: see ``ToolIdentity``.
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

    /// The record of the last run of a kind; nil where there is none that can be used.
    func record(of key: RunKey) -> RunRecord? {
        guard let bytes = try? RegularFile.bytes(of: folder.path(key.name), limit: folder.limit) else { return nil }
        do {
            return try RunRecord(bytes, key: key)
        } catch {
            folder.discard(key.name)
            return nil
        }
    }

    /// Keeps the record of a run, and the folder small.
    func store(_ record: RunRecord, of key: RunKey) {
        // A finding is made of texts and numbers, all of which JSON can hold.
        if let bytes = try? record.bytes(key: key) { folder.write(bytes, to: key.name) }
        folder.trim(keeping: [key.name], maxRuns: Self.maxRuns)
    }

    package func trim() { folder.trim(keeping: [], maxRuns: Self.maxRuns) }

    /// The path of the file that is being written into the cache; nothing is there between runs.
    var unfinishedPath: String { folder.path(CacheFolder.unfinished) }
}
