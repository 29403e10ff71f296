internal import CFileSystem
internal import PlatformC

/// Replaces the content of a file that a person wrote.
package enum FileReplacement {
    /// The reason why a file isn't replaced.
    package enum Refusal: Error, Sendable, Hashable, CustomStringConvertible {
        /// It is a symbolic link: nobody named its target.
        case link
        /// It has several names, and only this one would get the new content.
        case hardLinks
        /// Its permissions deny writing to everyone or to this process.
        case readOnly
        /// A new file can't get its owner, access control list or extended attributes.
        case attributes
        /// Its content differs from the expected one.
        case changed
        /// A system call fails.
        case failure(FileFailure)

        /// The refusal in words, to follow the path.
        package var description: String {
            switch self {
            case .link: "is a symbolic link, through which nothing is written"
            case .hardLinks: "has several hard links, and the change would cut them. Change the file in an editor"
            case .readOnly: "is read-only"
            case .attributes:
                "would lose its owner or attributes, which this user may not set. Change the file in an editor"
            case .changed: "has changed meanwhile"
            case .failure(let failure): "\(failure)"
            }
        }
    }

    /// Replaces the whole content if it is still the expected one.
    ///
    /// Owner, permissions, access control list and extended attributes stay. The new and the old file are exchanged in
    /// one step. If the old one then differs from what was read, because another program has saved the file meanwhile,
    /// they are exchanged back. So no save is lost. A file system that can't exchange files (NFS, FAT) uses a rename
    /// instead: there a save between the last check and the rename goes unnoticed. Nowhere is it noticed if a program
    /// that opened the old file continues to write into it.
    ///
    /// - Parameter beforeStep: called before each step that changes a file's path.
    package static func replace(
        _ before: [UInt8], with after: [UInt8], at path: String, beforeStep: () -> Void = {}
    ) throws(Refusal) {
        var status = stat()
        guard lstat(path, &status) == 0 else { throw .failure(FileFailure(path: path, errno: errno)) }
        if FileStamp(status).isLink { throw .link }
        // The superuser may write everything, but the missing permission was deliberate.
        guard status.st_mode & 0o222 != 0, access(path, W_OK) == 0 else { throw .readOnly }
        guard !FileStamp(status).isFile || status.st_nlink == 1 else { throw .hardLinks }
        let temporary = FilePath.join(
            FilePath.folder(of: path), ".\(FilePath.name(of: path)).\(getpid()).tincture-new")
        unlink(temporary)
        do throws(Refusal) {
            guard try content(of: path) == before else { throw .changed }
            try create(after, at: temporary, like: path, status)
        } catch {
            unlink(temporary)
            throw error
        }
        try exchange(temporary, with: path, holding: before, status, beforeStep)
    }

    private static func content(of path: String) throws(Refusal) -> [UInt8] {
        do throws(FileFailure) {
            return try RegularFile.bytes(of: path)
        } catch {
            throw .failure(error)
        }
    }

    /// Creates a file with all attributes of another but its content.
    private static func create(
        _ bytes: [UInt8], at temporary: String, like path: String, _ status: stat
    ) throws(Refusal) {
        do throws(FileFailure) {
            try AtomicFile.create(bytes, at: temporary, permissions: 0o600, for: path)
        } catch {
            throw .failure(error)
        }
        let from = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
        guard from >= 0 else { throw .failure(FileFailure(path: path, errno: errno)) }
        defer { close(from) }
        let to = open(temporary, O_WRONLY | O_NOFOLLOW | O_CLOEXEC)
        guard to >= 0 else { throw .failure(FileFailure(path: path, errno: errno)) }
        defer { close(to) }
        // In this order, because each may change what the next one sets.
        guard fchown(to, status.st_uid, status.st_gid) == 0, tincture_copy_attributes(from, to) == 0,
            fchmod(to, status.st_mode & 0o7777) == 0
        else { throw .attributes }
    }

    /// Moves the new file to the old one's path, and deletes the old one if it is the one that was read.
    private static func exchange(
        _ temporary: String, with path: String, holding before: [UInt8], _ status: stat, _ beforeStep: () -> Void
    ) throws(Refusal) {
        let ours = FileStamp(ofLink: temporary)
        beforeStep()
        let code = tincture_exchange(temporary, path)
        if code == ENOTSUP { return try rename(temporary, to: path, holding: before) }
        guard code == 0 else {
            unlink(temporary)
            throw .failure(FileFailure(path: path, errno: code))
        }
        if holds(temporary, before, status) {
            unlink(temporary)
        } else {
            putBack(temporary, to: path, insteadOf: ours, beforeStep)
            throw .changed
        }
    }

    /// Whether a file is the one that was read.
    private static func holds(_ path: String, _ bytes: [UInt8], _ status: stat) -> Bool {
        var now = stat()
        return lstat(path, &now) == 0 && now.st_mode == status.st_mode && now.st_uid == status.st_uid
            && now.st_gid == status.st_gid && now.st_nlink == 1 && (try? RegularFile.bytes(of: path)) == bytes
    }

    /// Restores someone's save to its path, unless there is a later save.
    ///
    /// - Parameters:
    ///   - saved: the current path of the save.
    ///   - ours: our file at its path.
    private static func putBack(_ saved: String, to path: String, insteadOf ours: FileStamp, _ beforeStep: () -> Void) {
        func isSame(_ first: FileStamp, _ second: FileStamp) -> Bool {
            (first.inode, first.size, first.modified) == (second.inode, second.size, second.modified)
        }
        var placed = ours
        while true {
            let next = FileStamp(ofLink: saved)
            beforeStep()
            guard tincture_exchange(saved, path) == 0 else {
                // The path is free. A link never replaces a file that appeared meanwhile.
                if FileMove.link(saved, to: path) { unlink(saved) }
                return
            }
            // The exchanged file is ours, or a later save, which then goes back in turn.
            if isSame(FileStamp(ofLink: saved), placed) {
                unlink(saved)
                return
            }
            placed = next
        }
    }

    private static func rename(_ temporary: String, to path: String, holding before: [UInt8]) throws(Refusal) {
        do throws(Refusal) {
            guard try content(of: path) == before, !SymbolicLink.isLink(path) else { throw .changed }
            guard PlatformC.rename(temporary, path) == 0 else { throw .failure(FileFailure(path: path, errno: errno)) }
        } catch {
            unlink(temporary)
            throw error
        }
    }
}
