internal import PlatformC

/// The kind of file at a path, after following symbolic links.
package enum FileKind: Sendable, Hashable {
    case file
    case folder
    /// Any other kind, in words with an article, such as `a named pipe (FIFO)`.
    case other(String)

    /// Returns the kind of file at a path.
    package static func of(_ path: String) throws(FileFailure) -> FileKind {
        FileKind(mode: try FileIdentity.status(of: path, .kind).st_mode)
    }

    init(mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        case S_IFIFO: self = .other("a named pipe (FIFO)")
        case S_IFSOCK: self = .other("a socket")
        case S_IFCHR, S_IFBLK: self = .other("a device")
        default: self = .other("a special file")
        }
    }
}

/// The device and inode number of a file or folder, which are the same for all paths that lead to it.
package struct FileIdentity: Sendable, Hashable {
    private let device: UInt64
    private let inode: UInt64

    /// Creates the identity of the file at a path, after following symbolic links.
    package init(of path: String) throws(FileFailure) { self.init(try Self.status(of: path, .identity)) }

    /// Creates the identity of an open file or folder; nil if the system doesn't report one.
    init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(truncatingIfNeeded: status.st_ino)
    }

    fileprivate static func status(of path: String, _ aspect: FileTrace.Aspect) throws(FileFailure) -> stat {
        var status = stat()
        guard FileRoot.look(at: path, &status) == 0 else {
            let code = errno
            FileTrace.note(path, aspect, FileStamp(errno: code))
            throw FileRoot.failure(path, errno: code)
        }
        FileTrace.note(path, aspect, FileStamp(status))
        return status
    }
}
