internal import PlatformC

/// A regular file opened for reading.
///
/// Opening never blocks, even on a FIFO: the path is opened in nonblocking mode, and any other kind of file is refused.
package struct RegularFile: ~Copyable, Sendable {
    private let descriptor: Int32
    private let path: String
    package var size: Int { Int(stamp.size) }
    package let stamp: FileStamp

    /// Opens a file; throws ``FileFailure`` if the path can't be opened or isn't a regular file.
    package init(_ path: String) throws(FileFailure) {
        let descriptor = FileRoot.open(path, O_RDONLY | O_NONBLOCK)
        guard descriptor >= 0 else {
            let code = errno
            FileTrace.note(path, .content, FileStamp(of: path))
            throw FileRoot.failure(path, errno: code)
        }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            let code = errno
            close(descriptor)
            throw FileFailure(path: path, errno: code)
        }
        let stamp = FileStamp(status)
        FileTrace.note(path, .content, stamp)
        switch FileKind(mode: status.st_mode) {
        case .file: break
        case .folder:
            close(descriptor)
            throw FileFailure(path: path, reason: .isFolder)
        case .other(let kind):
            close(descriptor)
            throw FileFailure(path: path, reason: .isNotRegular(kind))
        }
        (self.descriptor, self.path, self.stamp) = (descriptor, path, stamp)
    }

    deinit { close(descriptor) }

    /// Returns a new descriptor of the open file, which the caller must close.
    package func duplicatedDescriptor() throws(FileFailure) -> Int32 {
        let duplicate = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        guard duplicate >= 0 else { throw FileFailure(path: path, errno: errno) }
        return duplicate
    }

    /// Reads bytes at an offset into a buffer, and returns their number; 0 at or beyond the end of the file.
    package func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(FileFailure) -> Int {
        while true {
            let count = pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
            if count >= 0 { return count }
            if errno != EINTR { throw FileFailure(path: path, errno: errno) }
        }
    }

    /// Reads bytes from where the last read ended, and returns their number; 0 at the end of the file.
    package func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileFailure) -> Int {
        try FileDescriptor.read(from: descriptor, named: path, into: buffer)
    }

    /// Returns `count` bytes from an offset, or fewer if the file ends before that.
    ///
    /// - Parameter offset: the offset in bytes; nil to read on from where the last read ended.
    package func bytes(_ count: Int, at offset: Int? = nil) throws(FileFailure) -> [UInt8] {
        do {
            return try [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
                while filled < count {
                    let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
                    let count =
                        if let offset { try read(into: rest, at: offset + filled) } else { try read(into: rest) }
                    if count == 0 { break }
                    filled += count
                }
            }
        } catch {
            throw error as? FileFailure ?? FileFailure(path: path, reason: .system(EIO))
        }
    }

    /// Returns the whole content of a file.
    ///
    /// - Parameter limit: the maximum size of the file. The default, 64 MiB, keeps a wrong path from filling the
    ///   memory. It is a thousand times the largest `Contents.json` in 207 real catalogs.
    package static func bytes(of path: String, limit: Int = 64 << 20) throws(FileFailure) -> [UInt8] {
        let file = try RegularFile(path)
        guard file.size <= limit else { throw FileFailure(path: path, reason: .tooLarge(limit)) }
        // Nearly every file still has the size that it had when it was opened, so one call reads it.
        var bytes = try file.bytes(file.size)
        while true {
            let more = try file.bytes(4096)
            if more.isEmpty { return bytes }
            bytes += more
            guard bytes.count <= limit else { throw FileFailure(path: path, reason: .tooLarge(limit)) }
        }
    }
}
