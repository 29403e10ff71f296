internal import CFileSystem
internal import PlatformC

/// Operations of the file system that happen in one step, such as creating, moving or linking a file.
package enum FileMove {
    /// Creates a file where none exists, opens it for writing, and returns its descriptor, which the caller closes.
    ///
    /// - Parameters:
    ///   - named: the path for error messages.
    ///   - size: the number of bytes to write, for which the system then reserves space; nil if unknown.
    package static func create(_ path: String, for named: String, size: Int? = nil) throws(FileFailure) -> Int32 {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileFailure(path: named, errno: errno) }
        if let size { tincture_reserve_space(descriptor, Int64(size)) }
        return descriptor
    }

    /// Creates one folder in an existing folder; does nothing if something with its name exists.
    ///
    /// - Parameter named: the path for error messages.
    package static func makeFolder(_ path: String, for named: String) throws(FileFailure) {
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw FileFailure(path: named, errno: errno) }
    }

    /// Moves a file to another path on the same file system, and replaces an existing file there.
    ///
    /// - Throws: ``FileFailure`` with the target as its path. The reason is ``FileFailure/Reason/missing`` if the file
    ///   or the target's folder doesn't exist.
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
