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
    /// - Parameters:
    ///   - bytes: the whole content.
    ///   - path: where it goes; its folder must be there.
    /// - Throws: ``FileFailure`` where any of it fails; the path then holds what it held before, and the temporary file
    ///   is gone.
    public static func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
        let temporary = FilePath.join(
            FilePath.folder(of: path), ".\(FilePath.name(of: path)).\(getpid()).tincture-new")
        unlink(temporary)
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileFailure(path: path, errno: errno) }
        do throws(FileFailure) {
            try fill(descriptor, bytes, path)
            guard rename(temporary, path) == 0 else { throw FileFailure(path: path, errno: errno) }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    private static func fill(_ descriptor: Int32, _ bytes: [UInt8], _ path: String) throws(FileFailure) {
        var code = bytes.withUnsafeBytes { DescriptorOutput.write($0, to: descriptor) }
        if code == 0, fsync(descriptor) != 0 { code = errno }
        // Some file systems tell only now that there was no room.
        if close(descriptor) != 0, code == 0 { code = errno }
        if code != 0 { throw FileFailure(path: path, errno: code) }
    }
}
