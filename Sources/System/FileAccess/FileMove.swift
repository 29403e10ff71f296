internal import CFileSystem
internal import PlatformC

/// Creating, moving and linking files, each in one step except for the content of a new file.
package enum FileMove {
    /// Creates a file where none exists, writes its content in parts, and calls `fsync`.
    ///
    /// - Parameters:
    ///   - named: the path for error messages.
    ///   - size: the number of bytes to write, for which the system then reserves space; nil if unknown.
    ///   - write: writes the content.
    /// - Returns: the checksum of the content, and the result of `write`.
    package static func create<Result>(
        _ path: String, for named: String, size: Int? = nil,
        _ write: ((UnsafeRawBufferPointer) throws -> Void) throws -> Result
    ) throws -> (checksum: UInt64, result: Result) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileFailure(path: named, errno: errno) }
        defer { close(descriptor) }
        if let size { tincture_reserve_space(descriptor, Int64(size)) }
        var hasher = ContentHasher()
        let result = try write { bytes in
            hasher.update(bytes)
            let code = FileDescriptor.write(bytes, to: descriptor)
            if code != 0 { throw FileFailure(path: named, errno: code) }
        }
        if fsync(descriptor) != 0 { throw FileFailure(path: named, errno: errno) }
        return (hasher.hash().prefix, result)
    }

    /// Creates one folder in an existing folder; does nothing if something with its name exists.
    package static func makeFolder(_ path: String, for named: String) throws(FileFailure) {
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw FileFailure(path: named, errno: errno) }
    }

    /// Moves a file to another path on the same file system, and replaces an existing file there.
    package static func move(_ path: String, to target: String) throws(FileFailure) {
        guard rename(path, target) == 0 else { throw FileFailure(path: target, errno: errno) }
    }

    /// Creates a hard link at `target` to the file at `path`, unless something exists at `target` already.
    ///
    /// Returns whether something exists at `target` afterwards: false only if the system can't create the link.
    package static func link(_ path: String, to target: String) -> Bool {
        PlatformC.link(path, target) == 0 || errno == EEXIST
    }

    package static func delete(_ path: String) throws(FileFailure) {
        guard unlink(path) == 0 else { throw FileFailure(path: path, errno: errno) }
    }

    package static func deleteEmptyFolder(_ path: String) { rmdir(path) }
}
