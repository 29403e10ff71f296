internal import FileAccess

/// Writes an output plan into a folder, all files together.
///
/// One changed file is renamed into its place. Several are put into a new folder beside the output, with links to everything
/// that stays, and the two folders change places in one step: a reader sees the files of one run or of the other. Where
/// the system cannot do that (see ``FolderExchange``) the files are renamed one after the other out of a folder whose name
/// says that it is complete, so that the next run can finish what an interrupted one has begun.
public enum OutputWriter {
    /// How long another run may keep the folder.
    private static let patience = 60

    /// Writes the files that are not there with the same content already.
    ///
    /// - Parameters:
    ///   - plan: what to write.
    ///   - folder: where to; made, with the folders above it, if it is not there.
    ///   - force: writes every file, also those whose content would stay the same.
    /// - Returns: the paths of the files that were written.
    /// - Throws: ``FileFailure`` where a file or the folder cannot be written; all files then hold what they held before, or
    ///   the next run completes them. What making a file throws.
    public static func write(_ plan: OutputPlan, to folder: String, force: Bool = false) throws -> [String] {
        try writing(plan, to: folder, force: force).written
    }

    /// As ``write(_:to:force:)``, and gives the checksum of every file of the plan, in its order, too.
    ///
    /// - Parameter stale: gives the paths, below the folder, of files to remove in the same step.
    static func writing(
        _ plan: OutputPlan, to folder: String, force: Bool, removing stale: () -> [String] = { [] }
    ) throws -> (written: [String], checksums: [UInt64]) {
        try FileTree.makeFolder(folder)
        let lock = try FolderLock(folder, waitingAtMost: patience)
        let staging = OutputStaging(folder)
        try staging.recover()
        var changed: [OutputPlan.File] = []
        var checksums: [UInt64] = []
        do {
            for file in plan.files {
                let (differing, checksum) = try compare(file, in: folder, staging, force: force)
                checksums.append(checksum)
                if let differing { changed.append(differing) }
            }
            let stale = stale()
            switch changed.count {
            case 0 where stale.isEmpty: break
            case 1 where stale.isEmpty: try staging.replace(changed[0])
            default: try staging.replace(changed, removing: stale)
            }
        } catch {
            staging.removeUnfinished()
            throw error
        }
        _ = consume lock
        return (changed.map { FilePath.join(folder, $0.path) }, checksums)
    }

    /// The checksum of a file of the plan, and the file where it differs from the one in its place.
    private static func compare(
        _ file: OutputPlan.File, in folder: String, _ staging: OutputStaging, force: Bool
    ) throws -> (differing: OutputPlan.File?, checksum: UInt64) {
        switch file.content {
        case .bytes(let bytes):
            let isSame =
                !force && (try? RegularFile.bytes(of: FilePath.join(folder, file.path), limit: bytes.count)) == bytes
            return (isSame ? nil : file, Checksum.of(bytes))
        case .made(let write): return try staging.make(file, isForced: force, by: write)
        case .staged: preconditionFailure("a plan holds nothing that is staged")
        }
    }

    /// The paths at which an interrupted run may have left something.
    static func leftoverPaths(of folder: String) -> [String] { OutputStaging(folder).paths }
}
