internal import CatalogEmitters
internal import CatalogManifest
internal import FileAccess

/// Writes an output plan into a folder: each file as a whole, the manifest last.
///
/// The files that differ are staged in a hidden subfolder (see ``OutputFolder``). A journal beside them says what is to
/// be done with them; then they are renamed into their places one by one. So the folder, its subfolders and the files
/// of others stay what they are. Where a run is killed in between, old and new files lie side by side until the next
/// run carries the journal out.
package enum OutputWriter {
    /// How long another run may keep the folder.
    private static let patience = 60

    /// What was done.
    package struct Outcome {
        /// The paths of the files that were written.
        package var written: [String] = []
        /// The checksum of every file of the plan, in its order.
        var checksums: [UInt64] = []
        /// Where in the manifest the entries of the pictures are; none where no manifest was made from a draft.
        var ranges = ManifestWriter.EntryRanges()
        /// What runs for other sources have written, and this one has not made.
        var foreign: [ForeignOutput] = []
        /// True where the list of what was written cannot be used.
        var isRecordDamaged = false
    }

    /// Writes the files that are not there with the same content already.
    ///
    /// - Parameters:
    ///   - plan: what to write.
    ///   - folder: where to; made, with the folders above it, if it is not there.
    ///   - force: writes every file, also those whose content would stay the same.
    /// - Returns: the paths of the files that were written.
    /// - Throws: ``FileFailure`` where a file or the folder cannot be written; every file then holds what it held
    ///   before or what was to be written. ``ForeignFiles`` where files of others are in the way. What making a file
    ///   throws.
    package static func write(_ plan: OutputPlan, to folder: String, force: Bool = false) throws -> [String] {
        try writing(plan, to: folder, force: force).written
    }

    /// As ``write(_:to:force:)``, and says more of it.
    ///
    /// - Parameters:
    ///   - way: who writes; nil leaves the list of what was written as it is, and deletes nothing.
    ///   - overwrites: whether files of others are replaced, too.
    ///   - kept: the files that this way has written before and that stay as they are, with the checksums of their
    ///     content.
    ///   - beforeStep: is called before each step that changes something in the folder.
    package static func writing(
        _ plan: OutputPlan, to path: String, force: Bool, overwrites: Bool = false, by way: OutputWay? = nil,
        keeping kept: [(path: String, checksum: UInt64)] = [], beforeStep: @escaping () -> Void = {}
    ) throws -> Outcome {
        try FileTree.makeFolder(path)
        let lock = try FolderLock(path, waitingAtMost: patience)
        let folder = OutputFolder(path)
        var staging = OutputStaging(folder, beforeStep: beforeStep)
        try staging.checkOwn()
        staging.recover()
        do {
            let outcome = try write(plan, by: way, keeping: kept, force: force, overwrites: overwrites, &staging)
            staging.clear()
            _ = consume lock
            return outcome
        } catch {
            staging.clear()
            throw error
        }
    }

    private static func write(
        _ plan: OutputPlan, by way: OutputWay?, keeping kept: [(path: String, checksum: UInt64)], force: Bool,
        overwrites: Bool, _ staging: inout OutputStaging
    ) throws -> Outcome {
        var outcome = Outcome()
        var journal = OutputJournal()
        let known = WrittenFiles(of: staging.folder)
        var foreign: [String] = []
        for file in plan.files {
            guard let number = try stage(file, in: &staging, force: force, &outcome) else { continue }
            // Found before the first file is moved, an obstacle leaves everything as it was.
            try staging.checkTarget(of: file.path)
            let target = FilePath.join(staging.folder.path, file.path)
            if !overwrites, isForeign(target, file.path, known, replacedBy: outcome.checksums.last) {
                foreign.append(target)
            }
            outcome.written.append(target)
            journal.steps.append(.place(staged: number, path: file.path))
        }
        guard foreign.isEmpty else { throw ForeignFiles(paths: foreign) }
        if let way {
            let made = zip(plan.files, outcome.checksums).map { (path: $0.path, checksum: $1) }
            try note(made + kept, by: way, known, in: &staging, &journal, &outcome)
        }
        // A program that waits for the manifest finds everything else in its place.
        if let manifest = journal.steps.firstIndex(where: { $0.path == ManifestFile.name }) {
            journal.steps.append(journal.steps.remove(at: manifest))
        }
        try staging.commit(journal)
        return outcome
    }

    /// Whether something would be lost with what is at a path: a link, or content that neither is of a form that only
    /// tincture writes, nor is what a run has listed, nor stays the same.
    ///
    /// The list alone doesn't make a file ours: it may have come with the tree.
    private static func isForeign(
        _ target: String, _ path: String, _ known: WrittenFiles?, replacedBy checksum: UInt64?
    ) -> Bool {
        let stamp = FileStamp(ofLink: target)
        guard stamp.exists else { return false }
        guard !stamp.isLink, let file = try? RegularFile(target), let head = try? file.bytes(GeneratedContent.headSize)
        else { return true }
        if head.isEmpty || GeneratedContent.isRecognized(path, head: head, size: file.size) { return false }
        guard let current = try? Checksum.of(file: target).sum else { return true }
        return current != checksum && known?.lists(path, checksum: current) != true
    }

    /// Carries out what an interrupted run has left to do in a folder, if no one works in it.
    static func completeInterrupted(in path: String) {
        let folder = OutputFolder(path)
        guard folder.unfinishedPaths.contains(where: { FileStamp(of: $0).exists }),
            let lock = try? FolderLock(path, waitingAtMost: 0)
        else { return }
        OutputStaging(folder, beforeStep: {}).recover()
        _ = consume lock
    }

    /// Stages a file of the plan where it differs from the one in its place, and gives its number; nil where it does
    /// not.
    private static func stage(
        _ file: OutputPlan.File, in staging: inout OutputStaging, force: Bool, _ outcome: inout Outcome
    ) throws -> Int? {
        switch file.content {
        case .bytes(let bytes):
            let target = FilePath.join(staging.folder.path, file.path)
            let isSame = !force && (try? RegularFile.bytes(of: target, limit: bytes.count)) == bytes
            outcome.checksums.append(Checksum.of(bytes))
            return isSame ? nil : try staging.stage(bytes, for: file.path)
        case .made(let size, let write):
            let staged = try staging.stage(write, for: file.path, isForced: force, size: size)
            outcome.checksums.append(staged.checksum)
            return staged.number
        case .manifest(let draft):
            let staged = try staging.stage(
                { try ManifestWriter.write(draft, to: $0) }, for: file.path, isForced: force)
            outcome.checksums.append(staged.checksum)
            outcome.ranges = staged.result
            return staged.number
        }
    }

    /// Adds to the journal what follows from the list of what was written, and the list itself where it changes.
    ///
    /// - Parameter known: the list that is there; nil for a damaged one.
    private static func note(
        _ made: [(path: String, checksum: UInt64)], by way: OutputWay, _ known: WrittenFiles?,
        in staging: inout OutputStaging, _ journal: inout OutputJournal, _ outcome: inout Outcome
    ) throws(FileFailure) {
        outcome.isRecordDamaged = known == nil
        var record = known ?? WrittenFiles()
        let found = record.take(made, by: way, in: staging.folder)
        outcome.foreign = found.foreign
        journal.steps += found.stale.map { .remove(path: $0.path, checksum: $0.checksum) }
        journal.steps += found.emptied.map { .removeFolder(path: $0) }
        if record == known { return }
        if let bytes = record.bytes {
            // What does not arrive on the disk fails its checksum, and is then as good as not there.
            let number = try staging.stage(bytes, for: OutputFolder.recordPath, isSynchronized: false)
            try staging.hideFromGit()
            journal.steps.append(.place(staged: number, path: OutputFolder.recordPath))
        } else if let old = try? Checksum.of(file: staging.folder.record) {
            journal.steps.append(.remove(path: OutputFolder.recordPath, checksum: old.sum))
        }
    }
}

extension OutputJournal.Step {
    fileprivate var path: String {
        switch self {
        case .place(_, let path), .remove(let path, _), .removeFolder(let path): path
        }
    }
}
