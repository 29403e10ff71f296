internal import FileAccess

/// The new files of an output folder, which are written completely and then moved to their paths one by one.
///
/// The caller holds the lock of the output folder. So files that are in the hidden subfolder at the start were left by
/// a process that has ended.
struct OutputStaging {
    let folder: OutputFolder
    private let beforeStep: () -> Void
    private var count = 0

    init(_ folder: OutputFolder, beforeStep: @escaping () -> Void) {
        (self.folder, self.beforeStep) = (folder, beforeStep)
    }

    /// Throws an error if the hidden subfolder is a link or a file, which may lead out of the output folder.
    func checkOwn() throws(FileFailure) {
        let own = FileStamp(ofLink: folder.own)
        guard !own.exists || own.isFolder else {
            throw FileFailure(path: folder.own, reason: own.isLink ? .isLink : .isNotFolder)
        }
        for path in [folder.staged, folder.removed] where FileStamp(ofLink: path).isLink { try FileMove.delete(path) }
    }

    /// Restores files that a killed run had moved aside, and deletes the files that it had staged.
    ///
    /// The list of written files may come with an untrusted source tree, so it may only name paths that
    /// ``OutputFolder/isOutput(_:)`` accepts.
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

    /// Writes a file into the hidden subfolder without flushing it to the disk, and returns its number.
    mutating func stage(_ bytes: [UInt8], for path: String) throws(FileFailure) -> Int {
        let target = FilePath.join(folder.path, path)
        try makeFolders(for: target)
        try AtomicFile.create(bytes, at: stagedPath(of: count), isSynchronized: false, for: target)
        count += 1
        return count - 1
    }

    /// Writes a file into the hidden subfolder part by part, if its content differs from the file at its final path.
    ///
    /// - Parameters:
    ///   - write: writes the content; called once more if the content differs.
    ///   - size: the size of the content in bytes, if known.
    /// - Returns: the number of the staged file, or nil if the existing file has the same content; the checksum of the
    ///   content; and the result of `write`.
    mutating func stage<Result>(
        _ write: (OutputPlan.Sink) throws -> Result, for path: String, isForced: Bool, size: Int? = nil
    ) throws -> (number: Int?, checksum: UInt64, result: Result) {
        let target = FilePath.join(folder.path, path)
        if !isForced, let old = try? ContentDigest.of(target, limit: .max) {
            var hasher = ContentHasher()
            let result = try write { hasher.update($0) }
            if hasher.hash() == old.hash { return (nil, old.hash.prefix, result) }
        }
        try makeFolders(for: target)
        let (checksum, result) = try FileMove.create(stagedPath(of: count), for: target, size: size, write)
        count += 1
        return (count - 1, checksum, result)
    }

    /// Throws an error if a file's final path is occupied by a folder, or if a folder above it is a link or a file.
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

    /// Deletes a file if its content has the given checksum.
    ///
    /// The file is moved aside and read there, because another program could replace it between a check and the
    /// deletion. A file with a different checksum is moved back.
    ///
    /// - Parameter number: the index of the path among the sorted paths in the list of written files, by which the next
    ///   run restores the file after a killed run.
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
        if FileStamp(ofLink: aside).isFile, (try? ContentDigest.of(aside, limit: .max))?.hash.prefix == checksum {
            try? FileMove.delete(aside)
        } else {
            try putBack(aside, to: target)
        }
    }

    func removeFolder(_ path: String) {
        beforeStep()
        if hasRealFolders(above: path) { FileMove.deleteEmptyFolder(FilePath.join(folder.path, path)) }
    }

    func removeRecord() throws(FileFailure) {
        beforeStep()
        if FileStamp(ofLink: folder.record).exists { try FileMove.delete(folder.record) }
    }

    func clear() {
        guard FileStamp(ofLink: folder.own).isFolder else { return }
        beforeStep()
        FileTree.remove(folder.staged)
        // Only an empty folder is deleted. Tincture didn't write a file that is left in it.
        FileMove.deleteEmptyFolder(folder.removed)
        beforeStep()
        if !FileStamp(of: folder.record).exists { try? FileMove.delete(folder.ignoreFile) }
        FileMove.deleteEmptyFolder(folder.own)
    }

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
        // Creating a hard link, unlike moving, never replaces a file that appeared meanwhile.
        if FileMove.link(aside, to: target) {
            try? FileMove.delete(aside)
        } else {
            try FileMove.move(aside, to: target)
        }
    }

    /// Returns the innermost folder above a path that is a symbolic link, which might lead out of the output folder.
    private func linkedFolder(above path: String) -> String? {
        OutputFolder.folders(above: path).map { FilePath.join(folder.path, $0) }.first { FileStamp(ofLink: $0).isLink }
    }

    /// Returns whether every folder above a path, up to the output folder, exists and isn't a symbolic link.
    private func hasRealFolders(above path: String) -> Bool {
        OutputFolder.folders(above: path).allSatisfy { FileStamp(ofLink: FilePath.join(folder.path, $0)).isFolder }
    }
}
