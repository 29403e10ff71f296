internal import CFileSystem
internal import PlatformC

/// A folder to which a task's file access is confined: opening a path or link that leads out of the folder fails.
///
///     let root = try FileRoot("/data/export", currentFolder: "/data/export/app")
///     FileRoot.$current.withValue(root) { /* read */ }
///
/// All functions of this module that open or check a file obey ``current``, so their callers needn't check paths.
package final class FileRoot: Sendable {
    /// The folder to which the current task and its child tasks are confined; nil if they may access any file.
    @TaskLocal package static var current: FileRoot?

    private let path: String
    private let currentFolder: String
    private let exceptions: [String]
    private let asksKernel: Bool
    private let descriptor: Int32

    /// Opens a folder for use as the ``current`` root.
    ///
    /// - Parameters:
    ///   - path: the folder, as an absolute path without symbolic links.
    ///   - currentFolder: the absolute path of the folder from which relative paths start.
    ///   - exceptions: absolute paths of folders outside the root that may be accessed too, such as the cache.
    ///   - asksKernel: whether the kernel checks paths (`openat2`) if it can; if false, this type checks them.
    package init(
        _ path: String, currentFolder: String, except exceptions: [String] = [], asksKernel: Bool = true
    ) throws(FileFailure) {
        (self.path, self.currentFolder, self.exceptions) = (path, currentFolder, exceptions)
        self.asksKernel = asksKernel
        descriptor = PlatformC.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileFailure(path: path, errno: errno) }
    }

    deinit { close(descriptor) }

    /// Whether a path leads to an existing file or folder inside the root.
    package func holds(_ path: String) -> Bool {
        var status = stat()
        return look(at: path, &status) == 0
    }

    /// Opens a path, in the current root if there is one; returns −1 with the `errno` EXDEV for a path outside of it.
    static func open(_ path: String, _ flags: Int32) -> Int32 {
        guard let current else { return PlatformC.open(path, flags | O_CLOEXEC) }
        return current.open(path, flags | O_CLOEXEC)
    }

    /// Gets the status of a path, in the current root if there is one; returns 0, or −1 with an `errno`.
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
        // The flag is O_PATH, which opens files without read permission. Headers define it only for GNU sources.
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

    /// Returns the path relative to the root; nil if the path is in one of the exceptions.
    ///
    /// Any other path outside the root stays absolute, and is refused when it is opened.
    private func inner(_ path: String) -> String? {
        let absolute = FilePath.join(currentFolder, path)
        if absolute == self.path { return "." }
        if FilePath.isInside(absolute, folder: self.path) { return String(absolute.dropFirst(self.path.count + 1)) }
        let normal = FilePath.normalized(absolute)
        return exceptions.contains { FilePath.isInsideOrSame(normal, folder: $0) } ? nil : absolute
    }

    /// Returns the path without symbolic links, for kernels that can't check a path themselves.
    ///
    /// The result is nil, with an `errno`, if the path leads out of the root or nothing exists there.
    private func target(_ path: String) -> String? {
        guard let target = SymbolicLink.resolved(FilePath.join(currentFolder, path)) else { return nil }
        if FilePath.isInsideOrSame(target, folder: self.path) { return target }
        errno = EXDEV
        return nil
    }
}
