internal import PlatformC

/// Making and removing folders.
package enum FileTree {
    /// Makes a folder, and those above it, where they are not there.
    ///
    /// - Throws: ``FileFailure`` where one cannot be made.
    package static func makeFolder(_ path: String) throws(FileFailure) {
        if mkdir(path, 0o777) == 0 { return }
        let code = errno
        switch code {
        case EEXIST:
            guard FileStamp(of: path).kind == UInt32(S_IFDIR) else {
                throw FileFailure(path: path, reason: .isNotFolder)
            }
        case ENOENT where FilePath.folder(of: path) != path:
            try makeFolder(FilePath.folder(of: path))
            guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw FileFailure(path: path, errno: errno) }
        default:
            throw FileFailure(path: path, errno: code)
        }
    }

    /// Makes a folder of a new name that no one else may look into.
    ///
    /// - Parameter prefix: what the name begins with.
    /// - Throws: ``FileFailure`` where none can be made.
    package static func makePrivateFolder(in folder: String, prefix: String) throws(FileFailure) -> String {
        var template = Array(FilePath.join(folder, prefix + "XXXXXX").utf8CString)
        let made = template.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
        }
        guard let made else { throw FileFailure(path: folder, errno: errno) }
        return made
    }

    /// Removes a file, or a folder with everything in it, as far as that is possible.
    ///
    /// Links are removed, not followed.
    package static func remove(_ path: String) {
        path.withCString { remove($0, in: AT_FDCWD) }
    }

    /// Removes an entry of an open folder.
    ///
    /// Its name stays as it is, for it may be no UTF-8, and its path may be too long.
    private static func remove(_ name: UnsafePointer<CChar>, in folder: Int32) {
        if unlinkat(folder, name, 0) == 0 || errno == ENOENT { return }
        let descriptor = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        guard let stream = fdopendir(descriptor) else {
            close(descriptor)
            return
        }
        var names: [[CChar]] = []
        while let entry = readdir(stream) {
            withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                let name = bytes.prefix { $0 != 0 }.map { CChar(bitPattern: $0) }
                if name != [46] && name != [46, 46] { names.append(name + [0]) }
            }
        }
        for name in names { remove(name, in: descriptor) }
        closedir(stream)
        unlinkat(folder, name, AT_REMOVEDIR)
    }
}
