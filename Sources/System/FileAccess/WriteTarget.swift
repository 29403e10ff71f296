internal import PlatformC

/// The target of a write to a path, with symbolic links followed.
package enum WriteTarget: Sendable, Hashable {
    /// A regular file, or nothing yet: may be replaced by renaming.
    case file(String)
    /// A device, a FIFO or a socket: can only be written into.
    case stream(String)
    /// A file that this process has open: `/dev/stdout` and its like.
    case descriptor(Int32)

    /// As many links as Linux follows.
    private static let mostLinks = 40

    /// Finds out what the path leads to.
    ///
    /// - Throws: ``FileFailure`` for a folder, for links that lead back to themselves, and where the way is closed.
    package init(_ path: String) throws(FileFailure) {
        var current = path
        for _ in 0..<Self.mostLinks {
            if let descriptor = Self.descriptor(named: current) {
                self = .descriptor(descriptor)
                return
            }
            var status = stat()
            guard lstat(current, &status) == 0 else {
                guard errno == ENOENT else { throw FileFailure(path: path, errno: errno) }
                self = .file(current)
                return
            }
            switch status.st_mode & S_IFMT {
            case S_IFLNK: current = FilePath.join(FilePath.folder(of: current), try SymbolicLink.target(of: current))
            case S_IFREG:
                self = .file(current)
                return
            case S_IFDIR: throw FileFailure(path: path, reason: .isFolder)
            default:
                self = .stream(current)
                return
            }
        }
        throw FileFailure(path: path, reason: .symbolicLinkLoop)
    }

    /// The open file that a path is a name of.
    ///
    /// Told by the name: behind it stands whatever the shell has opened, at a position that only the open file knows.
    private static func descriptor(named path: String) -> Int32? {
        switch path {
        case "/dev/stdin": return 0
        case "/dev/stdout": return 1
        case "/dev/stderr": return 2
        default:
            let folder = ["/dev/fd/", "/proc/self/fd/", "/proc/\(getpid())/fd/"].first { path.hasPrefix($0) }
            return folder.flatMap { Int32(path.dropFirst($0.count)) }.flatMap { $0 < 0 ? nil : $0 }
        }
    }
}
