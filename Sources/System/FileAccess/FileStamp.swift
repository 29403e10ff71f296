internal import PlatformC

/// The kind, inode, size and times of a file or folder, to detect whether it has changed.
///
/// Equal stamps prove equal content only if the stamp is settled (``isSettled(at:)``), because a second change within
/// one clock tick leaves the same stamp. A missing file has a stamp too, which holds the error. The device number isn't
/// included, because it changes between mounts.
package struct FileStamp: Sendable, Hashable {
    /// The file type bits of the mode; 0 if the file's status is unavailable.
    package let kind: UInt32
    /// The inode number, which is unique within a file system.
    package let inode: UInt64
    /// The size in bytes; the `errno` if the status is unavailable.
    package let size: Int64
    /// The time of the last change of the content, in nanoseconds since 1970.
    package let modified: Int64
    /// The time of the last change of the content or any attribute, in nanoseconds since 1970.
    package let changed: Int64

    package init(kind: UInt32, inode: UInt64, size: Int64, modified: Int64, changed: Int64) {
        (self.kind, self.inode, self.size, self.modified, self.changed) = (kind, inode, size, modified, changed)
    }

    package init(of path: String) {
        var status = stat()
        self = stat(path, &status) == 0 ? FileStamp(status) : FileStamp(errno: errno)
    }

    /// Creates the stamp of a path without following a symbolic link.
    package init(ofLink path: String) { self.init(ofLink: Array(path.utf8)) }

    /// Creates the stamp of a path that need not be UTF-8, without following a symbolic link.
    package init(ofLink path: [UInt8]) {
        var status = stat()
        let result = lstat((path + [0]).map { CChar(bitPattern: $0) }, &status)
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

    /// Whether the stamp is that of a symbolic link; only ``init(ofLink:)`` can create such a stamp.
    package var isLink: Bool { kind == UInt32(S_IFLNK) }

    /// Whether nothing can exist at the path, because one of its folders is in fact a file.
    package var isBelowFile: Bool { !exists && size == Int64(ENOTDIR) }

    package var isFile: Bool { kind == UInt32(S_IFREG) }

    /// Whether any later change of the file is certain to give a different stamp.
    ///
    /// - Parameter moment: the time when this stamp was read, in nanoseconds since 1970, or an earlier time, which can
    ///   only make the result false more often.
    package func isSettled(at moment: Int64) -> Bool {
        if !exists { return true }
        let isCoarse = modified % 1_000_000_000 == 0 && changed % 1_000_000_000 == 0
        return max(modified, changed) < moment - (isCoarse ? Self.coarseTick : Self.tick)
    }

    /// The age, in nanoseconds, above which a stamp counts as settled: five times the longest tick of Linux's clock for
    /// files, 1 … 10 ms depending on `CONFIG_HZ`.
    private static let tick: Int64 = 50_000_000

    /// The age in nanoseconds above which a stamp in whole seconds is settled, as FAT counts two at a time.
    private static let coarseTick: Int64 = 2_000_000_000

    /// The current time in nanoseconds since 1970, by the clock that stamps files.
    package static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return nanoseconds(time)
    }
}
