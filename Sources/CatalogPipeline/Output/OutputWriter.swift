#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif
public import FileAccess

/// Writes an output plan into a folder.
public enum OutputWriter {
    /// Writes the files that are not there with the same content already.
    ///
    /// - Parameters:
    ///   - plan: what to write.
    ///   - folder: where to; made, with the folders above it, if it is not there.
    ///   - force: writes every file, also those whose content would stay the same.
    /// - Returns: the paths of the files that were written.
    /// - Throws: ``FileFailure`` where a file or the folder cannot be written; each file then holds either what it held
    ///   before or the whole of the new content.
    public static func write(
        _ plan: OutputPlan, to folder: String, force: Bool = false
    ) throws(FileFailure) -> [String] {
        try makeFolder(folder)
        var written: [String] = []
        for file in plan.files {
            let path = FilePath.join(folder, file.path)
            if !force, let present = try? RegularFile.bytes(of: path, limit: file.bytes.count), present == file.bytes {
                continue
            }
            if file.path.contains("/") { try makeFolder(FilePath.folder(of: path)) }
            try AtomicFile.write(file.bytes, to: path)
            written.append(path)
        }
        return written
    }

    private static func makeFolder(_ path: String) throws(FileFailure) {
        if mkdir(path, 0o777) == 0 { return }
        let code = errno
        switch code {
        case EEXIST:
            guard (try? FileKind.of(path)) == .folder else { throw FileFailure(path: path, reason: .isNotFolder) }
        case ENOENT where FilePath.folder(of: path) != path:
            try makeFolder(FilePath.folder(of: path))
            guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw FileFailure(path: path, errno: errno) }
        default:
            throw FileFailure(path: path, errno: code)
        }
    }
}
