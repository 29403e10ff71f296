internal import PlatformC

/// The atomic writing of files: a reader sees either the old content or the new, never a part.
package enum AtomicFile {
    /// Replaces a file's content: writes the bytes to a temporary file beside it, calls `fsync`, and renames that file.
    ///
    /// A symbolic link is followed. A device, a FIFO or an open file such as `/dev/stdout` is written to directly.
    /// Temporary files that killed processes left beside the file are removed.
    package static func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
        try write(bytes, to: path, isForced: true)
    }

    /// Writes bytes like ``write(_:to:)``, unless a regular file at the path already has this content.
    package static func update(_ bytes: [UInt8], at path: String) throws(FileFailure) {
        try write(bytes, to: path, isForced: false)
    }

    /// Writes bytes like ``write(_:to:)``, but replaces a link, a device or a FIFO instead of writing through it.
    package static func replace(_ path: String, with bytes: [UInt8]) throws(FileFailure) {
        removeLeftovers(of: path)
        try write(bytes, to: path, by: prefix(path) + "\(getpid())" + suffix, isSynchronized: true)
    }

    private static func write(_ bytes: [UInt8], to path: String, isForced: Bool) throws(FileFailure) {
        switch try WriteTarget(path) {
        case .file(let file):
            removeLeftovers(of: file)
            if !isForced, (try? RegularFile.bytes(of: file, limit: bytes.count)) == bytes { return }
            do {
                try write(bytes, to: file, by: prefix(file) + "\(getpid())" + suffix, isSynchronized: true)
            } catch {
                throw FileFailure(path: path, reason: error.reason)
            }
        case .stream(let stream):
            let descriptor = open(stream, O_WRONLY | O_NOCTTY | O_CLOEXEC)
            guard descriptor >= 0 else { throw FileFailure(path: path, errno: errno) }
            defer { close(descriptor) }
            try write(bytes, into: descriptor, named: path)
        case .descriptor(let descriptor): try write(bytes, into: descriptor, named: path)
        }
    }

    private static func write(_ bytes: [UInt8], into descriptor: Int32, named path: String) throws(FileFailure) {
        let code = bytes.withUnsafeBytes { FileDescriptor.write($0, to: descriptor) }
        if code != 0 { throw FileFailure(path: path, errno: code) }
    }

    /// Writes bytes to the file `temporary`, calls `fsync` if `isSynchronized`, and renames the file to `path`.
    ///
    /// No other process may use `temporary`, and both paths must be on the same file system.
    package static func write(
        _ bytes: [UInt8], to path: String, by temporary: String, isSynchronized: Bool
    ) throws(FileFailure) {
        unlink(temporary)
        do throws(FileFailure) {
            try create(bytes, at: temporary, isSynchronized: isSynchronized, for: path)
            guard rename(temporary, path) == 0 else { throw FileFailure(path: path, errno: errno) }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    /// Creates a file with the given content; fails if something exists at the path.
    ///
    /// - Parameters:
    ///   - isSynchronized: whether to call `fsync` before returning. On Darwin, the drive may still buffer the content.
    ///   - permissions: the permissions of the file, to which the process's umask is applied.
    ///   - named: the path for error messages.
    package static func create(
        _ bytes: [UInt8], at path: String, isSynchronized: Bool = true, permissions: UInt32 = 0o666, for named: String
    ) throws(FileFailure) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(permissions))
        guard descriptor >= 0 else {
            let failure = FileFailure(path: named, errno: errno)
            guard failure.reason == .missing, !FileStamp(of: FilePath.folder(of: path)).exists else { throw failure }
            throw FileFailure(path: named, reason: .noFolder)
        }
        var code = bytes.withUnsafeBytes { FileDescriptor.write($0, to: descriptor) }
        if code == 0, isSynchronized, fsync(descriptor) != 0 { code = errno }
        // Some file systems report a full disk only when the file is closed.
        if close(descriptor) != 0, code == 0 { code = errno }
        if code != 0 { throw FileFailure(path: named, errno: code) }
    }

    private static func removeLeftovers(of path: String) {
        let prefix = FilePath.name(of: prefix(path))
        let folder = FilePath.folder(of: path)
        for name in (try? Folder.names(in: folder)) ?? [] where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
            guard let writer = pid_t(name.dropFirst(prefix.count).dropLast(suffix.count)) else { continue }
            if kill(writer, 0) != 0 && errno == ESRCH { unlink(FilePath.join(folder, name)) }
        }
    }

    private static func prefix(_ path: String) -> String {
        FilePath.join(FilePath.folder(of: path), ".\(FilePath.name(of: path)).")
    }

    private static let suffix = ".tincture-new"
}
