internal import FileAccess

/// Makes the new files of an output folder whole before they are seen, and then moves them into their places one by
/// one.
///
/// Who uses it holds the lock of the output folder, so whatever is found in its places was left by a process that is
/// gone.
struct OutputStaging {
    let folder: OutputFolder
    /// Is called before each step that changes something.
    private let beforeStep: () -> Void
    private var count = 0

    init(_ folder: OutputFolder, beforeStep: @escaping () -> Void) {
        (self.folder, self.beforeStep) = (folder, beforeStep)
    }

    /// Makes sure that the hidden subfolder is a folder of the output, so that nothing is written or deleted elsewhere.
    ///
    /// - Throws: ``FileFailure`` where it is a link or a file.
    func checkOwn() throws(FileFailure) {
        let own = FileStamp(ofLink: folder.own)
        guard !own.exists || own.isFolder else {
            throw FileFailure(path: folder.own, reason: own.isLink ? .isLink : .isNotFolder)
        }
        for path in [folder.staged, folder.removed] where FileStamp(ofLink: path).isLink { try FileMove.delete(path) }
    }

    /// Puts back what a killed run had moved aside, and drops what it had staged: this run decides anew.
    ///
    /// The list and the files may have come with the tree: ``OutputFolder/isOutput(_:)`` says where a file may go.
    func recover() {
        guard FileStamp(ofLink: folder.own).isFolder else { return }
        if FileStamp(ofLink: folder.removed).isFolder, let listed = WrittenFiles(of: folder) {
            for (number, path) in listed.paths.sorted().enumerated() where hasRealFolders(above: path) {
                let aside = asidePath(of: number)
                if FileStamp(ofLink: aside).isFile { try? putBack(aside, to: FilePath.join(folder.path, path)) }
            }
        }
        clear()
    }

    /// Stages a file that may be lost with the power, and gives its number.
    ///
    /// - Parameter path: where it belongs, below the output folder.
    mutating func stage(_ bytes: [UInt8], for path: String) throws(FileFailure) -> Int {
        let target = FilePath.join(folder.path, path)
        try makeFolders(for: target)
        try AtomicFile.create(bytes, at: stagedPath(of: count), isSynchronized: false, for: target)
        count += 1
        return count - 1
    }

    /// Stages a file that is made part by part, as far as it differs from the one in its place.
    ///
    /// - Parameter size: how many bytes it will have, where that is known.
    /// - Returns: the checksum of its content, its number, nil where its place has the same content, and what making it
    ///   gave.
    mutating func stage<Result>(
        _ write: (OutputPlan.Sink) throws -> Result, for path: String, isForced: Bool, size: Int? = nil
    ) throws -> (number: Int?, checksum: UInt64, result: Result) {
        let target = FilePath.join(folder.path, path)
        let staged = stagedPath(of: count)
        var made = LazyRewriter(for: target, comparedWith: isForced ? nil : try? RegularFile(target)) {
            [self] () throws(FileFailure) in
            try makeFolders(for: target)
            return try FileMove.create(staged, for: target, size: size)
        }
        let result = try write { try made.append($0) }
        let (isWritten, checksum) = try made.finish()
        if !isWritten { return (nil, checksum, result) }
        count += 1
        return (count - 1, checksum, result)
    }

    /// Says what is at the place of a file that no file can replace, and which link leads there.
    func checkTarget(of path: String) throws(FileFailure) {
        if let link = linkedFolder(above: path) { throw FileFailure(path: link, reason: .isLink) }
        let target = FilePath.join(folder.path, path)
        if FileStamp(ofLink: target).isFolder { throw FileFailure(path: target, reason: .isFolder) }
        let parent = FileStamp(of: FilePath.folder(of: target))
        if parent.exists ? !parent.isFolder : parent.isBelowFile {
            throw FileFailure(path: target, reason: .isNotFolder)
        }
    }

    func place(_ number: Int, at path: String) throws(FileFailure) {
        beforeStep()
        if let link = linkedFolder(above: path) { throw FileFailure(path: link, reason: .isLink) }
        let (staged, target) = (stagedPath(of: number), FilePath.join(folder.path, path))
        do throws(FileFailure) {
            try FileMove.move(staged, to: target)
        } catch {
            guard error.reason == .missing else { throw error }
            try FileTree.makeFolder(FilePath.folder(of: target))
            try FileMove.move(staged, to: target)
        }
    }

    /// Deletes a file if it has the content of a checksum.
    ///
    /// It is moved aside and read there: between a look at its place and the deletion another program could put another
    /// file there. A file of others goes back.
    ///
    /// - Parameter number: the position of the path in the list of written files, by which the next run finds it.
    func remove(_ path: String, _ checksum: UInt64, number: Int) throws(FileFailure) {
        beforeStep()
        let (target, aside) = (FilePath.join(folder.path, path), asidePath(of: number))
        guard hasRealFolders(above: path), FileStamp(ofLink: target).isFile else { return }
        try FileMove.makeFolder(folder.removed, for: target)
        do throws(FileFailure) {
            try FileMove.move(target, to: aside)
        } catch {
            if error.reason == .missing { return }
            throw FileFailure(path: target, reason: error.reason)
        }
        beforeStep()
        if FileStamp(ofLink: aside).isFile, (try? Checksum.of(file: aside))?.sum == checksum {
            try? FileMove.delete(aside)
        } else {
            try putBack(aside, to: target)
        }
    }

    /// Deletes a folder if it is empty.
    func removeFolder(_ path: String) {
        beforeStep()
        if hasRealFolders(above: path) { FileMove.deleteEmptyFolder(FilePath.join(folder.path, path)) }
    }

    /// Deletes the list of written files.
    func removeRecord() throws(FileFailure) {
        beforeStep()
        if FileStamp(ofLink: folder.record).exists { try FileMove.delete(folder.record) }
    }

    /// Removes everything that is needed only during a run.
    func clear() {
        guard FileStamp(ofLink: folder.own).isFolder else { return }
        beforeStep()
        FileTree.remove(folder.staged)
        // Where something is left in it, it belongs to others.
        FileMove.deleteEmptyFolder(folder.removed)
        beforeStep()
        if !FileStamp(of: folder.record).exists { try? FileMove.delete(folder.ignoreFile) }
        FileMove.deleteEmptyFolder(folder.own)
    }

    /// Has git pass over our subfolder, as long as it stays.
    func hideFromGit() throws(FileFailure) {
        if FileStamp(of: folder.ignoreFile).exists { return }
        try AtomicFile.create(Array("*\n".utf8), at: folder.ignoreFile, isSynchronized: false, for: folder.ignoreFile)
    }

    private func stagedPath(of number: Int) -> String { FilePath.join(folder.staged, "\(number)") }

    private func makeFolders(for target: String) throws(FileFailure) {
        beforeStep()
        if count > 0 { return }
        for path in [folder.own, folder.staged] { try FileMove.makeFolder(path, for: target) }
    }

    private func asidePath(of number: Int) -> String { FilePath.join(folder.removed, "\(number)") }

    private func putBack(_ aside: String, to target: String) throws(FileFailure) {
        // A link takes no place that has been taken meanwhile.
        if FileMove.link(aside, to: target) {
            try? FileMove.delete(aside)
        } else {
            try FileMove.move(aside, to: target)
        }
    }

    /// The folder on the way to a path that is a link, and might lead out of the output.
    private func linkedFolder(above path: String) -> String? {
        OutputFolder.folders(above: path).map { FilePath.join(folder.path, $0) }.first { FileStamp(ofLink: $0).isLink }
    }

    /// True where every folder on the way to a path is there, and none is a link.
    private func hasRealFolders(above path: String) -> Bool {
        OutputFolder.folders(above: path).allSatisfy { FileStamp(ofLink: FilePath.join(folder.path, $0)).isFolder }
    }
}
