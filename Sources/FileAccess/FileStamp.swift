#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// What of a file changes when its content does: identity, size and time of modification.
///
/// Equal stamps do not prove equal content; they are for deciding when to look again.
public struct FileStamp: Sendable, Hashable {
    private let identity: FileIdentity
    private let size: Int64
    private let seconds: Int64
    private let nanoseconds: Int64

    /// The stamp of what the path leads to, nil where nothing is there.
    public init?(of path: String) {
        guard let status = try? FileIdentity.status(of: path) else { return nil }
        identity = FileIdentity(status)
        size = Int64(status.st_size)
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        seconds = Int64(time.tv_sec)
        nanoseconds = Int64(time.tv_nsec)
    }
}
