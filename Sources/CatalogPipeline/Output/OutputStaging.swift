#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif
internal import FileAccess

/// The places where new files of an output folder are made whole before they are seen.
///
/// Who uses it holds the lock of the output folder, so that the places need no names of their own for every process, and
/// whatever is found in them was left by a process that is gone.
struct OutputStaging {
    private let folder: String
    /// Inside the output: files that are not complete.
    private let inner: String
    /// Inside the output: complete files that are on their way into their places.
    private let committed: String
    /// Inside the output: the file that is being made.
    private let spool: String
    /// Beside the output: a whole folder, before the exchange the new one, behind it the old one.
    private let outer: String

    private static let spoolName = ".tincture-part"

    init(_ folder: String) {
        self.folder = folder
        inner = FilePath.join(folder, ".tincture-new")
        committed = FilePath.join(folder, ".tincture-commit")
        spool = FilePath.join(folder, Self.spoolName)
        // The folder itself where the output is named by a link: a link changes places with nothing.
        let real = folder.withCString { path in
            realpath(path, nil).map { real in
                defer { free(real) }
                return String(cString: real)
            }
        }
        let target = real ?? folder
        outer = FilePath.join(FilePath.folder(of: target), ".\(FilePath.name(of: target)).tincture-new")
    }

    /// All places.
    var paths: [String] { [inner, committed, spool, outer] }

    /// Finishes what an interrupted run had complete, and removes what it had not.
    func recover() throws(FileFailure) {
        if FileStamp(of: committed).exists { try moveIntoPlace() }
        removeUnfinished()
    }

    /// Removes what is not complete.
    func removeUnfinished() {
        for path in [inner, spool, outer] where FileStamp(of: path).exists { FileTree.remove(path) }
    }

    /// Makes a file that is not in memory, as far as it differs from the one in its place.
    ///
    /// One at a time: what was made before is written over.
    ///
    /// - Returns: the checksum of its content, and the file as it lies here, nil where its place has the same content.
    func make(
        _ file: OutputPlan.File, isForced: Bool, by write: (OutputPlan.Sink) throws -> Void
    ) throws -> (differing: OutputPlan.File?, checksum: UInt64) {
        var made = DifferingFile(spool, comparedWith: isForced ? nil : try? RegularFile(path(of: file)))
        try write { try made.append($0) }
        let (isWritten, checksum) = try made.finish()
        return (isWritten ? OutputPlan.File(path: file.path, content: .staged(spool)) : nil, checksum)
    }

    /// Replaces one file.
    func replace(_ file: OutputPlan.File) throws(FileFailure) {
        try FileTree.makeFolder(FilePath.folder(of: path(of: file)))
        switch file.content {
        case .bytes(let bytes): try AtomicFile.write(bytes, to: path(of: file), by: inner, isSynchronized: true)
        case .staged(let staged):
            guard rename(staged, path(of: file)) == 0 else { throw FileFailure(path: path(of: file), errno: errno) }
        case .made: preconditionFailure("what is to be made is staged first")
        }
    }

    /// Replaces several files, and removes others, so that all of it is seen together.
    ///
    /// Behind this the folder may be another one, which another run has locked: what is in the staging places is that run's.
    ///
    /// - Parameter stale: the paths of those to remove; a folder that is left empty goes too.
    func replace(_ files: [OutputPlan.File], removing stale: [String]) throws(FileFailure) {
        if try exchange(files, removing: stale) { return }
        guard mkdir(inner, 0o777) == 0 else { throw FileFailure(path: folder, errno: errno) }
        for file in files { _ = try create(file, in: inner, isSameFolder: true) }
        guard rename(inner, committed) == 0 else { throw FileFailure(path: folder, errno: errno) }
        try moveIntoPlace()
        for path in stale { unlink(FilePath.join(folder, path)) }
        removeEmptyFolders(of: stale, in: folder)
    }

    /// Removes the folders that files were in, as far as nothing else is.
    private func removeEmptyFolders(of files: [String], in folder: String) {
        for file in files {
            var parent = FilePath.folder(of: file)
            while parent != ".", rmdir(FilePath.join(folder, parent)) == 0 { parent = FilePath.folder(of: parent) }
        }
    }

    /// Puts a whole new folder into the place of the old one; false where that cannot be done here.
    private func exchange(_ files: [OutputPlan.File], removing stale: [String]) throws(FileFailure) -> Bool {
        var status = stat()
        guard stat(folder, &status) == 0, mkdir(outer, 0o700) == 0 else { return false }
        // Whoever may read the old one may read the new one.
        guard chmod(outer, status.st_mode & 0o7777) == 0,
            geteuid() != 0 || chown(outer, status.st_uid, status.st_gid) == 0
        else {
            FileTree.remove(outer)
            return false
        }
        // Held until the old folder, which will lie here, is gone: the next run waits for the folder that it finds.
        let lock = try FolderLock(outer, waitingAtMost: 1)
        var isComplete = true
        for file in files where isComplete { isComplete = try create(file, in: outer, isSameFolder: false) }
        guard isComplete,
            FolderExchange.link(folder, into: outer, except: Set(files.map(\.path) + [Self.spoolName] + stale))
        else {
            FileTree.remove(outer)
            return false
        }
        removeEmptyFolders(of: stale, in: outer)
        guard FolderExchange.exchange(outer, folder) else {
            FileTree.remove(outer)
            return false
        }
        FileTree.remove(outer)
        _ = consume lock
        return true
    }

    private func moveIntoPlace() throws(FileFailure) {
        try move(committed, folder)
        rmdir(committed)
    }

    /// Moves the files of a folder, and of those in it, over the files of another.
    private func move(_ from: String, _ to: String) throws(FileFailure) {
        for name in try Folder.names(in: from) {
            let (source, target) = (FilePath.join(from, name), FilePath.join(to, name))
            if FileStamp(of: source).kind == UInt32(S_IFDIR) {
                try FileTree.makeFolder(target)
                try move(source, target)
                rmdir(source)
            } else {
                guard rename(source, target) == 0 else { throw FileFailure(path: target, errno: errno) }
            }
        }
    }

    /// Puts a file into a staging folder; false where that lies too far away.
    private func create(
        _ file: OutputPlan.File, in staging: String, isSameFolder: Bool
    ) throws(FileFailure) -> Bool {
        let staged = FilePath.join(staging, file.path)
        try FileTree.makeFolder(FilePath.folder(of: staged))
        switch file.content {
        case .bytes(let bytes): try AtomicFile.create(bytes, at: staged, for: path(of: file))
        case .staged(let made) where isSameFolder:
            guard rename(made, staged) == 0 else { throw FileFailure(path: path(of: file), errno: errno) }
        // It has to be still there if the folders do not change places.
        case .staged(let made): return link(made, staged) == 0
        case .made: preconditionFailure("what is to be made is staged first")
        }
        return true
    }

    private func path(of file: OutputPlan.File) -> String { FilePath.join(folder, file.path) }
}
