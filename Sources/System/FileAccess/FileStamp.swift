internal import PlatformC

/// A stamp that changes with a file's or folder's content: inode, size, and two times.
///
/// Equal stamps prove equal content only where the stamp is settled: a second change within one tick of the file
/// system's clock leaves the same stamp. Something that is not there has a stamp too, which says why. The device is no
/// part of it: its number changes from one mount to the next.
package struct FileStamp: Sendable, Hashable {
    /// The type bits of the mode; 0 for what cannot be looked at, ``size`` then being the `errno`.
    package let kind: UInt32
    /// The number of the file in its file system.
    package let inode: UInt64
    /// The size in bytes.
    package let size: Int64
    /// When the content was last changed, in nanoseconds since 1970.
    package let modified: Int64
    /// When the content or anything else about the file was last changed, in nanoseconds since 1970.
    package let changed: Int64

    package init(kind: UInt32, inode: UInt64, size: Int64, modified: Int64, changed: Int64) {
        (self.kind, self.inode, self.size, self.modified, self.changed) = (kind, inode, size, modified, changed)
    }

    package init(of path: String) { self = path.withCString { FileStamp(ofPath: $0) } }

    /// The stamp of what is at a path itself, a symbolic link not followed.
    package init(ofLink path: String) {
        var status = stat()
        self = lstat(path, &status) == 0 ? FileStamp(status) : FileStamp(errno: errno)
    }

    /// The stamp of what is at a path that need not be UTF-8, a symbolic link not followed.
    package init(ofLink path: [UInt8]) {
        var status = stat()
        let result = lstat((path + [0]).map { CChar(bitPattern: $0) }, &status)
        self = result == 0 ? FileStamp(status) : FileStamp(errno: errno)
    }

    /// The stamp of what a path in the form of C leads to.
    ///
    /// - Parameter folder: an open folder that a relative path starts from; nil for the current one.
    init(ofPath path: UnsafePointer<CChar>, from folder: Int32? = nil) {
        var status = stat()
        let result = folder.map { fstatat($0, path, &status, 0) } ?? stat(path, &status)
        self = result == 0 ? FileStamp(status) : FileStamp(errno: errno)
    }

    init(_ status: stat) {
        #if canImport(Darwin)
            let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (modified, changed) = (status.st_mtim, status.st_ctim)
        #endif
        self.init(
            kind: UInt32(status.st_mode & S_IFMT), inode: UInt64(truncatingIfNeeded: status.st_ino),
            size: Int64(status.st_size), modified: Self.nanoseconds(modified), changed: Self.nanoseconds(changed))
    }

    init(errno code: Int32) { self.init(kind: 0, inode: 0, size: Int64(code), modified: 0, changed: 0) }

    static func nanoseconds(_ time: timespec) -> Int64 {
        Int64(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000).partialValue &+ Int64(time.tv_nsec)
    }

    package var exists: Bool { kind != 0 }

    package var isFolder: Bool { kind == UInt32(S_IFDIR) }

    /// True for a symbolic link, as ``init(ofLink:)`` sees it.
    package var isLink: Bool { kind == UInt32(S_IFLNK) }

    /// True for a path on which a file is in the place of a folder, so that nothing can be there.
    package var isBelowFile: Bool { !exists && size == Int64(ENOTDIR) }

    package var isFile: Bool { kind == UInt32(S_IFREG) }

    /// True where whatever happens from a moment on must leave another stamp.
    ///
    /// - Parameter moment: when the file was looked at, or earlier, in nanoseconds since 1970.
    package func isSettled(at moment: Int64) -> Bool {
        if !exists { return true }
        let isCoarse = modified % 1_000_000_000 == 0 && changed % 1_000_000_000 == 0
        return max(modified, changed) < moment - (isCoarse ? Self.coarseTick : Self.tick)
    }

    /// Linux stamps files by a clock that ticks every 1 … 10 ms, as `CONFIG_HZ` says; five times the slowest.
    private static let tick: Int64 = 50_000_000

    /// File systems that keep no fractions keep seconds, FAT two at a time.
    private static let coarseTick: Int64 = 2_000_000_000

    /// The time now, in nanoseconds since 1970, by the clock that files are stamped by.
    package static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return nanoseconds(time)
    }
}
