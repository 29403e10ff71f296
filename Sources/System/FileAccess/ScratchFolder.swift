internal import PlatformC

/// Temporary folders that a run removes at its end.
///
/// The owner locks its folder as long as it lives, so an unlocked folder is left from a killed run.
package enum ScratchFolder {
    private static let prefix = "tincture-scratch-"

    /// Creates a folder that no other user may read, and removes leftovers of killed runs next to it.
    ///
    /// An interrupt removes it; for any other end call ``remove(_:)``.
    ///
    /// - Parameter folder: the folder for temporary files.
    /// - Returns: the path without symbolic links.
    /// - Throws: ``FileFailure`` if none can be created.
    package static func make(in folder: String) throws(FileFailure) -> String {
        sweep(folder)
        while true {
            let made = try FileTree.makePrivateFolder(in: folder, prefix: prefix)
            let path = SymbolicLink.resolved(made) ?? made
            // It stays open: the lock ends with the process.
            let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK,
                (try? FileIdentity(of: path)) == FileIdentity(descriptor: descriptor)
            else {
                // Another run mistook it for a leftover before it was locked.
                if descriptor >= 0 { close(descriptor) }
                continue
            }
            Interruption.register(path)
            return path
        }
    }

    package static func remove(_ path: String) {
        FileTree.remove(path)
        Interruption.unregister(path)
    }

    /// Removes this user's unlocked folders.
    private static func sweep(_ folder: String) {
        let names = (try? Folder.names(in: folder)) ?? []
        for name in names where isScratch(name) {
            let path = FilePath.join(folder, name)
            let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            defer { close(descriptor) }
            var status = stat()
            // A file system without locks doesn't reveal the owner, so its folders stay.
            guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(), flock(descriptor, LOCK_EX | LOCK_NB) == 0
            else { continue }
            FileTree.remove(path)
        }
    }

    /// Whether a name has the form of mkdtemp's.
    private static func isScratch(_ name: String) -> Bool {
        let end = name.utf8.dropFirst(prefix.utf8.count)
        return name.hasPrefix(prefix) && end.count == 6
            && end.allSatisfy { (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) }
    }
}
