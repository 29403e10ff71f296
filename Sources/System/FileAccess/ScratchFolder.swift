internal import PlatformC

/// Functions that create and remove temporary folders, which exist only while the program runs.
///
/// The program keeps its temporary folders locked. So an unlocked folder was left behind by a run that was killed.
package enum ScratchFolder {
    private static let prefix = "tincture-scratch-"

    /// Creates a folder that no other user may read, and returns its path without symbolic links.
    ///
    /// The caller must call ``remove(_:)``, except if a signal such as SIGINT (Control-C) ends the program.
    package static func make(in folder: String) throws(FileFailure) -> String {
        sweep(folder)
        while true {
            let made = try FileTree.makePrivateFolder(in: folder, prefix: prefix)
            let path = SymbolicLink.resolved(made) ?? made
            // The descriptor stays open, because the lock ends when it is closed.
            let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK,
                (try? FileIdentity(of: path)) == FileIdentity(descriptor: descriptor)
            else {
                // Another run deleted or locked the folder, which it took for a leftover because it wasn't locked yet.
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

    /// Removes the unlocked folders of this user, which were left by killed runs.
    private static func sweep(_ folder: String) {
        let names = (try? Folder.names(in: folder)) ?? []
        for name in names where isScratch(name) {
            let path = FilePath.join(folder, name)
            let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            defer { close(descriptor) }
            var status = stat()
            // Without locks, a live run can't be recognized, so its folder stays.
            guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(), flock(descriptor, LOCK_EX | LOCK_NB) == 0
            else { continue }
            FileTree.remove(path)
        }
    }

    /// Whether a name is one that `mkdtemp` gives to these folders: the prefix and six letters or digits.
    private static func isScratch(_ name: String) -> Bool {
        let end = name.utf8.dropFirst(prefix.utf8.count)
        return name.hasPrefix(prefix) && end.count == 6
            && end.allSatisfy { (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) }
    }
}
