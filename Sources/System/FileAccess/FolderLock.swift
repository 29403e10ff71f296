internal import PlatformC

/// A lock on a folder that keeps other runs of this program out until this value is destroyed.
///
/// The lock uses `flock` on the folder itself, so it leaves no file behind and ends with the process.
package struct FolderLock: ~Copyable {
    private let descriptor: Int32
    private static let interval: UInt32 = 2_000

    /// Waits for the lock on a folder, at most for a number of seconds, and takes it.
    ///
    /// If another process replaces the folder meanwhile, the new folder is locked.
    package init(_ path: String, waitingAtMost seconds: Int) throws(FileFailure) {
        let end = FileStamp.now + Int64(seconds) * 1_000_000_000
        while true {
            let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard descriptor >= 0 else { throw FileFailure(path: path, errno: errno) }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
                var status = stat()
                if fstat(descriptor, &status) == 0, FileStamp(status).inode == FileStamp(of: path).inode {
                    self.descriptor = descriptor
                    return
                }
                close(descriptor)
                continue
            }
            let code = errno
            // Some network file systems have no locks. There the last writer wins, but files are still complete.
            if code != EWOULDBLOCK && code != EINTR {
                self.descriptor = descriptor
                return
            }
            close(descriptor)
            guard FileStamp.now < end else { throw FileFailure(path: path, errno: code) }
            usleep(Self.interval)
        }
    }

    deinit { close(descriptor) }
}
