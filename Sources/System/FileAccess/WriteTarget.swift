internal import PlatformC

/// The target of a write to a path, with symbolic links followed.
package enum WriteTarget: Sendable, Hashable {
    /// A regular file, or a new one, which a rename may replace.
    case file(String)
    /// A device, a FIFO or a socket, which can only be written into.
    case stream(String)
    /// A file that this process has open, such as `/dev/stdout`.
    case descriptor(Int32)

    /// The maximum number of links that Linux follows.
    private static let mostLinks = 40

    /// Finds the target of a path.
    ///
    /// - Throws: ``FileFailure`` for a folder, for a circle of links, and if access is denied.
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

    /// Returns the open file that a path names.
    ///
    /// The name decides, because the open file has a position of its own.
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
