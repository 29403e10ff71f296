public import FileAccess

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
    ///   the next run completes them.
    public static func write(
        _ plan: OutputPlan, to folder: String, force: Bool = false
    ) throws(FileFailure) -> [String] {
        try FileTree.makeFolder(folder)
        let lock = try FolderLock(folder, waitingAtMost: patience)
        let staging = OutputStaging(folder)
        try staging.recover()
        let changed = plan.files.filter { file in
            force
                || (try? RegularFile.bytes(of: FilePath.join(folder, file.path), limit: file.bytes.count)) != file.bytes
        }
        do throws(FileFailure) {
            switch changed.count {
            case 0: break
            case 1: try staging.replace(changed[0])
            default: try staging.replace(changed)
            }
        } catch {
            staging.removeUnfinished()
            throw error
        }
        _ = consume lock
        return changed.map { FilePath.join(folder, $0.path) }
    }

    /// The paths at which an interrupted run may have left something.
    static func leftoverPaths(of folder: String) -> [String] { OutputStaging(folder).paths }
}
