internal import CFileSystem
internal import PlatformC

/// The single steps by which a folder gets its new files: each is done whole or not at all.
package enum FileMove {
    /// Opens a file for writing that is not there yet.
    ///
    /// - Parameters:
    ///   - named: the path that a failure names.
    ///   - size: how many bytes will be written, where that is known: the system then finds room for all of them.
    package static func create(_ path: String, for named: String, size: Int? = nil) throws(FileFailure) -> Int32 {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileFailure(path: named, errno: errno) }
        if let size { tincture_reserve_space(descriptor, Int64(size)) }
        return descriptor
    }

    /// Makes one folder, unless something of its name is there.
    ///
    /// - Parameter named: the path that a failure names.
    package static func makeFolder(_ path: String, for named: String) throws(FileFailure) {
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw FileFailure(path: named, errno: errno) }
    }

    /// Gives a file another path on the same file system, in place of what is there.
    ///
    /// - Throws: ``FileFailure`` about the target; its reason is ``FileFailure/Reason/missing`` where the file, or the
    ///   folder of the target, is not there.
    package static func move(_ path: String, to target: String) throws(FileFailure) {
        guard rename(path, target) == 0 else { throw FileFailure(path: target, errno: errno) }
    }

    /// Gives a file a second path on the same file system; false where the file system cannot do that.
    ///
    /// A path that something else has taken is left as it is, and that counts as done.
    package static func link(_ path: String, to target: String) -> Bool {
        PlatformC.link(path, target) == 0 || errno == EEXIST
    }

    package static func delete(_ path: String) throws(FileFailure) {
        guard unlink(path) == 0 else { throw FileFailure(path: path, errno: errno) }
    }

    package static func deleteEmptyFolder(_ path: String) { rmdir(path) }
}
