#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif
public import FileAccess

/// Writing a file so that a reader sees the old content or the new one, never a part.
public enum AtomicFile {
    /// Writes the bytes under a temporary name in the same folder, makes sure that they are on the disk, and renames.
    ///
    /// What a process that was killed has left of a write to the same path is removed.
    ///
    /// - Parameters:
    ///   - bytes: the whole content.
    ///   - path: where it goes; its folder must be there.
    /// - Throws: ``FileFailure`` where any of it fails; the path then holds what it held before, and the temporary file
    ///   is gone.
    public static func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
        removeLeftovers(of: path)
        try write(bytes, to: path, by: prefix(path) + "\(getpid())" + suffix, isSynchronized: true)
    }

    /// Writes the bytes by way of a temporary path, which nobody else may use, on the same file system.
    static func write(
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

    /// Writes a file that is not there.
    ///
    /// - Parameter named: the path that a failure is told of.
    static func create(
        _ bytes: [UInt8], at path: String, isSynchronized: Bool = true, for named: String
    ) throws(FileFailure) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileFailure(path: named, errno: errno) }
        var code = bytes.withUnsafeBytes { DescriptorOutput.write($0, to: descriptor) }
        if code == 0, isSynchronized, fsync(descriptor) != 0 { code = errno }
        // Some file systems tell only now that there was no room.
        if close(descriptor) != 0, code == 0 { code = errno }
        if code != 0 { throw FileFailure(path: named, errno: code) }
    }

    /// Removes the temporary files of writes to a path whose processes are gone.
    static func removeLeftovers(of path: String) {
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
