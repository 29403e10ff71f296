internal import PlatformC

/// The creation and removal of folders.
package enum FileTree {
    /// Creates a folder and its missing parents.
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
        default: throw FileFailure(path: path, errno: code)
        }
    }

    /// Creates a folder with a new name after a prefix, to which no other user has access, and returns its path.
    package static func makePrivateFolder(in folder: String, prefix: String) throws(FileFailure) -> String {
        var template = Array(FilePath.join(folder, prefix + "XXXXXX").utf8CString)
        let made = template.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
        }
        guard let made else { throw FileFailure(path: folder, errno: errno) }
        return made
    }

    /// Removes a file, or a folder with all its content, as far as possible.
    ///
    /// Symbolic links are removed, not followed. Only one folder is open at a time, because a tree may be deeper than
    /// the limit of open files. Names are kept as bytes, because they may not be UTF-8, and are opened one by one,
    /// because the whole path may be too long.
    package static func remove(_ path: String) {
        if unlink(path) == 0 || errno == ENOENT { return }
        var folder = openFolder(path, in: AT_FDCWD)
        var levels: [Level] = []
        while folder >= 0 {
            if levels.isEmpty { levels.append(Level(name: [], folder)) }
            if let name = levels[levels.count - 1].names.popLast() {
                if unlinkat(folder, name, 0) == 0 || errno == ENOENT { continue }
                let inner = openFolder(name, in: folder)
                guard inner >= 0 else { continue }
                close(folder)
                folder = inner
                levels.append(Level(name: name, folder))
            } else {
                let name = levels.removeLast().name
                let outer = levels.isEmpty ? -1 : openFolder("..", in: folder)
                close(folder)
                folder = outer
                guard outer >= 0 else { break }
                // Stops if somebody has moved a folder meanwhile.
                if Level(name: name, outer, isRead: false).identity != levels.last?.identity { break }
                unlinkat(folder, name, AT_REMOVEDIR)
            }
        }
        if folder >= 0 { close(folder) }
        rmdir(path)
    }

    private static func openFolder(_ name: UnsafePointer<CChar>, in folder: Int32) -> Int32 {
        openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }

    /// A folder whose content is being removed, with the names that remain.
    private struct Level {
        let name: [CChar]
        let identity: FileIdentity?
        var names: [[CChar]] = []

        init(name: [CChar], _ folder: Int32, isRead: Bool = true) {
            self.name = name
            identity = FileIdentity(descriptor: folder)
            guard isRead, let stream = fdopendir(FileTree.openFolder(".", in: folder)) else { return }
            while let entry = readdir(stream) {
                withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                    let name = bytes.prefix { $0 != 0 }.map { CChar(bitPattern: $0) }
                    if name != [46] && name != [46, 46] { names.append(name + [0]) }
                }
            }
            closedir(stream)
        }
    }
}
