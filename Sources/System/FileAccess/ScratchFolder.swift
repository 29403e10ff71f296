internal import PlatformC

/// Folders for what a run removes at its end.
///
/// The owner locks its folder for as long as it lives, so a folder that nobody has locked is what a killed run left.
package enum ScratchFolder {
    private static let prefix = "tincture-scratch-"

    /// Makes a folder that no other user may look into, and removes what killed runs have left beside it.
    ///
    /// An interrupt removes it; any other end of the run leaves that to ``remove(_:)``.
    ///
    /// - Parameter folder: the folder for temporary files.
    /// - Returns: its path without symbolic links.
    /// - Throws: ``FileFailure`` where none can be made.
    package static func make(in folder: String) throws(FileFailure) -> String {
        sweep(folder)
        while true {
            let made = try FileTree.makePrivateFolder(in: folder, prefix: prefix)
            let path = SymbolicLink.resolved(made) ?? made
            // Stays open: the lock ends with the process.
            let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK,
                (try? FileIdentity(of: path)) == FileIdentity(descriptor: descriptor)
            else {
                // Another run took it for one that was left, in the moment before it was locked.
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

    /// Removes this user's folders that nobody has locked.
    private static func sweep(_ folder: String) {
        let names = (try? Folder.names(in: folder)) ?? []
        for name in names where isScratch(name) {
            let path = FilePath.join(folder, name)
            let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            defer { close(descriptor) }
            var status = stat()
            // A file system without locks says nothing about the owner, so its folders stay.
            guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(), flock(descriptor, LOCK_EX | LOCK_NB) == 0
            else { continue }
            FileTree.remove(path)
        }
    }

    /// Whether mkdtemp makes such a name.
    private static func isScratch(_ name: String) -> Bool {
        let end = name.utf8.dropFirst(prefix.utf8.count)
        return name.hasPrefix(prefix) && end.count == 6
            && end.allSatisfy { (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) }
    }
}
