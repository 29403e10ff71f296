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
    /// Beside the output: a whole folder, before the exchange the new one, behind it the old one.
    private let outer: String

    init(_ folder: String) {
        self.folder = folder
        inner = FilePath.join(folder, ".tincture-new")
        committed = FilePath.join(folder, ".tincture-commit")
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
    var paths: [String] { [inner, committed, outer] }

    /// Finishes what an interrupted run had complete, and removes what it had not.
    func recover() throws(FileFailure) {
        if FileStamp(of: committed).exists { try moveIntoPlace() }
        removeUnfinished()
    }

    /// Removes what is not complete.
    func removeUnfinished() {
        for path in [inner, outer] where FileStamp(of: path).exists { FileTree.remove(path) }
    }

    /// Replaces one file.
    func replace(_ file: OutputPlan.File) throws(FileFailure) {
        try FileTree.makeFolder(FilePath.folder(of: path(of: file)))
        try AtomicFile.write(file.bytes, to: path(of: file), by: inner, isSynchronized: true)
    }

    /// Replaces several files, so that they are seen together.
    func replace(_ files: [OutputPlan.File]) throws(FileFailure) {
        if try exchange(files) { return }
        guard mkdir(inner, 0o777) == 0 else { throw FileFailure(path: folder, errno: errno) }
        for file in files { try create(file, in: inner) }
        guard rename(inner, committed) == 0 else { throw FileFailure(path: folder, errno: errno) }
        try moveIntoPlace()
    }

    /// Puts a whole new folder into the place of the old one; false where that cannot be done here.
    private func exchange(_ files: [OutputPlan.File]) throws(FileFailure) -> Bool {
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
        for file in files { try create(file, in: outer) }
        guard FolderExchange.link(folder, into: outer, except: Set(files.map(\.path))),
            FolderExchange.exchange(outer, folder)
        else {
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

    private func create(_ file: OutputPlan.File, in staging: String) throws(FileFailure) {
        let staged = FilePath.join(staging, file.path)
        try FileTree.makeFolder(FilePath.folder(of: staged))
        try AtomicFile.create(file.bytes, at: staged, for: path(of: file))
    }

    private func path(of file: OutputPlan.File) -> String { FilePath.join(folder, file.path) }
}
