internal import CatalogEmitters
internal import CatalogManifest
internal import FileAccess

/// The writer of an output plan into a folder: it replaces each file in one step, and the manifest last.
///
/// Changed files are first written into a hidden subfolder (see ``OutputFolder``), and then moved to their final paths
/// one by one. Other files in the folder are kept, except outdated files that Tincture itself wrote.
///
/// After a killed run, the folder contains a mix of old and new files until the next run. Before the first file is
/// moved, all new files are added to the list of files that Tincture wrote, so the list names every file in the mix.
package enum OutputWriter {
    /// The maximum time to wait for another run that writes into the same folder, in seconds.
    private static let patience = 60

    package struct Outcome {
        package var written: [String] = []
        var checksums: [UInt64] = []
        var ranges = ManifestWriter.EntryRanges()
        var foreign: [ForeignOutput] = []
        var isRecordDamaged = false
    }

    /// Writes the files of a plan, except files that already exist with the same content, and deletes outdated files.
    ///
    /// A file is outdated if an earlier run of the same command wrote it, and it is unchanged and not in the plan.
    ///
    /// - Parameters:
    ///   - path: the output folder, which is created with its parents if needed.
    ///   - force: whether to write files even if their content is unchanged.
    ///   - overwrites: whether to replace files that Tincture didn't write.
    ///   - writer: the identity of the command that writes. If nil, no file is deleted, and the list isn't updated.
    ///   - kept: files outside of the plan, with their checksums, that aren't outdated.
    ///   - beforeStep: a function that is called before each step that changes something in the folder.
    /// - Throws: ``FileFailure`` if a file or the folder can't be written; every file then has its old or its new
    ///   content. ``ForeignFiles`` if the output would replace files that Tincture didn't write. Also errors of the
    ///   files' content.
    package static func write(
        _ plan: OutputPlan, to path: String, force: Bool = false, overwrites: Bool = false,
        by writer: WriterIdentity? = nil,
        keeping kept: [(path: String, checksum: UInt64)] = [], beforeStep: @escaping () -> Void = {}
    ) throws -> Outcome {
        try FileTree.makeFolder(path)
        let lock = try FolderLock(path, waitingAtMost: patience)
        let folder = OutputFolder(path)
        var staging = OutputStaging(folder, beforeStep: beforeStep)
        try staging.checkOwn()
        staging.recover()
        do {
            let outcome = try write(plan, by: writer, keeping: kept, force: force, overwrites: overwrites, &staging)
            staging.clear()
            _ = consume lock
            return outcome
        } catch {
            staging.clear()
            throw error
        }
    }

    private static func write(
        _ plan: OutputPlan, by writer: WriterIdentity?, keeping kept: [(path: String, checksum: UInt64)], force: Bool,
        overwrites: Bool, _ staging: inout OutputStaging
    ) throws -> Outcome {
        var outcome = Outcome()
        let known = WrittenFiles(of: staging.folder)
        var staged: [(number: Int, path: String)] = []
        var foreign: [String] = []
        for file in plan.files {
            let (number, checksum, ranges) = try staging.stage(
                file.write, for: file.path, isForced: force, size: file.size)
            outcome.checksums.append(checksum)
            if let ranges { outcome.ranges = ranges }
            guard let number else { continue }
            // An obstacle found before the first move leaves everything unchanged.
            try staging.checkTarget(of: file.path)
            let target = FilePath.join(staging.folder.path, file.path)
            if !overwrites, isForeign(file.path, in: staging.folder, replacedBy: checksum) {
                foreign.append(target)
            }
            outcome.written.append(target)
            staged.append((number, file.path))
        }
        guard foreign.isEmpty else { throw ForeignFiles(paths: foreign) }
        // A program that waits for the manifest finds all other files in place.
        if let manifest = staged.firstIndex(where: { $0.path == ManifestFile.name }) {
            staged.append(staged.remove(at: manifest))
        }
        guard let writer else {
            for file in staged { try staging.place(file.number, at: file.path) }
            return outcome
        }
        outcome.isRecordDamaged = known == nil
        let made = zip(plan.files, outcome.checksums).map { (path: $0.path, checksum: $1) } + kept
        let before = known ?? WrittenFiles()
        var after = before
        let found = after.replace(with: made, by: writer, in: staging.folder)
        outcome.foreign = found.foreign
        let isListChanged = after != known
        let during = before.adding(made, by: writer, folders: after.folders)
        if isListChanged { try write(during, in: &staging) }
        for file in staged { try staging.place(file.number, at: file.path) }
        if !found.stale.isEmpty {
            let numbers = Dictionary(uniqueKeysWithValues: zip(during.paths.sorted(), 0...))
            for (path, checksum) in found.stale {
                if let number = numbers[path] { try staging.remove(path, checksum, number: number) }
            }
        }
        for folder in found.emptied { staging.removeFolder(folder) }
        if isListChanged { try write(after, in: &staging) }
        return outcome
    }

    private static func write(_ list: WrittenFiles, in staging: inout OutputStaging) throws(FileFailure) {
        guard let bytes = list.bytes else { return try staging.removeRecord() }
        // If the list doesn't reach the disk, the next run sees a wrong checksum and ignores the list.
        let number = try staging.stage(bytes, for: OutputFolder.recordPath)
        try staging.hideFromGit()
        try staging.place(number, at: OutputFolder.recordPath)
    }

    /// Whether writing to a path would replace a symbolic link, or content that Tincture didn't generate.
    private static func isForeign(_ path: String, in folder: OutputFolder, replacedBy checksum: UInt64) -> Bool {
        let target = FilePath.join(folder.path, path)
        let stamp = FileStamp(ofLink: target)
        if !stamp.exists || stamp.isFile && stamp.size == 0 || folder.isGenerated(path) { return false }
        return stamp.isLink || (try? ContentDigest.of(target, limit: .max))?.hash.prefix != checksum
    }
}
