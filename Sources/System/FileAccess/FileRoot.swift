internal import CFileSystem
internal import PlatformC

/// The folder that contains everything a task reads: a path or link that leaves it is a failure.
///
///     let root = try FileRoot(revision, currentFolder: revision)
///     FileRoot.$current.withValue(root) { /* read */ }
///
/// Readers can't forget it, because all functions of this module that open or check a file obey it.
package final class FileRoot: Sendable {
    /// The folder for the task and its children; nil for the whole file system.
    @TaskLocal package static var current: FileRoot?

    private let path: String
    private let currentFolder: String
    private let exceptions: [String]
    private let asksKernel: Bool
    private let descriptor: Int32

    /// Creates a root.
    ///
    /// - Parameters:
    ///   - path: the folder, as an absolute path without symbolic links.
    ///   - currentFolder: the folder in it from which relative paths start, as an absolute path.
    ///   - exceptions: absolute paths of this program's own folders outside it.
    ///   - asksKernel: whether to use a kernel that can enforce the folder.
    /// - Throws: ``FileFailure`` if it can't be opened.
    package init(
        _ path: String, currentFolder: String, except exceptions: [String] = [], asksKernel: Bool = true
    ) throws(FileFailure) {
        (self.path, self.currentFolder, self.exceptions) = (path, currentFolder, exceptions)
        self.asksKernel = asksKernel
        descriptor = PlatformC.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileFailure(path: path, errno: errno) }
    }

    deinit { close(descriptor) }

    /// Whether a path leads to something inside the folder.
    package func holds(_ path: String) -> Bool {
        var status = stat()
        return look(at: path, &status) == 0
    }

    /// Opens a path in the current root; -1 and an errno if it can't, EXDEV for a path that leaves the root.
    static func open(_ path: String, _ flags: Int32) -> Int32 {
        guard let current else { return PlatformC.open(path, flags | O_CLOEXEC) }
        return current.open(path, flags | O_CLOEXEC)
    }

    /// Gets the status of a path in the current root; returns 0, or -1 and an errno.
    static func look(at path: String, _ status: inout stat) -> Int32 {
        guard let current else { return stat(path, &status) }
        return current.look(at: path, &status)
    }

    static func failure(_ path: String, errno code: Int32) -> FileFailure {
        code == EXDEV ? FileFailure(path: path, reason: .outsideRoot) : FileFailure(path: path, errno: code)
    }

    private func open(_ path: String, _ flags: Int32) -> Int32 {
        guard let inner = inner(path) else { return PlatformC.open(path, flags) }
        let opened = openBeneath(inner, flags)
        if opened >= 0 || errno != ENOSYS { return opened }
        return target(path).map { PlatformC.open($0, flags) } ?? -1
    }

    private func look(at path: String, _ status: inout stat) -> Int32 {
        guard let inner = inner(path) else { return stat(path, &status) }
        // O_PATH, which the headers only define for GNU sources: opens a file that may not be readable.
        let opened = openBeneath(inner, 0o10000000 | O_CLOEXEC)
        if opened >= 0 {
            defer { close(opened) }
            return fstat(opened, &status)
        }
        if errno != ENOSYS { return -1 }
        return target(path).map { stat($0, &status) } ?? -1
    }

    private func openBeneath(_ inner: String, _ flags: Int32) -> Int32 {
        if asksKernel { return tincture_open_beneath(descriptor, inner, flags) }
        errno = ENOSYS
        return -1
    }

    /// Returns the path from the root; nil for one in a folder of our own.
    ///
    /// A path that begins elsewhere stays absolute, and is refused.
    private func inner(_ path: String) -> String? {
        let absolute = FilePath.join(currentFolder, path)
        if absolute == self.path { return "." }
        if FilePath.isInside(absolute, folder: self.path) { return String(absolute.dropFirst(self.path.count + 1)) }
        let normal = FilePath.normalized(absolute)
        return exceptions.contains { FilePath.isInsideOrSame(normal, folder: $0) } ? nil : absolute
    }

    /// Returns the target of a path in the folder, for systems whose kernel can't confine a lookup.
    ///
    /// Nil with an errno if it leads out or nowhere.
    private func target(_ path: String) -> String? {
        guard let target = SymbolicLink.resolved(FilePath.join(currentFolder, path)) else { return nil }
        if FilePath.isInsideOrSame(target, folder: self.path) { return target }
        errno = EXDEV
        return nil
    }
}
