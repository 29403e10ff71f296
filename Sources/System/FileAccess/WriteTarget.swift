internal import PlatformC

/// The file or stream that a write to a path reaches, after following symbolic links.
package enum WriteTarget: Sendable, Hashable {
    /// A regular or new file, which can be replaced by a rename.
    case file(String)
    /// A device, a FIFO or a socket, which can't be replaced, only written into.
    case stream(String)
    /// An open file of this process, by its descriptor, for a path such as `/dev/stdout`.
    case descriptor(Int32)

    /// The maximum number of symbolic links followed, the same as in Linux.
    private static let mostLinks = 40

    /// Finds the file or stream that a write to the path, which may be that of a new file, would reach.
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

    /// Returns the descriptor that a path such as `/dev/fd/1` names; opening it would lose the position in the file.
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
