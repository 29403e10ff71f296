internal import CFileSystem
internal import PlatformC

/// A replacement of a file's content that keeps the file's attributes and doesn't overwrite another program's changes.
package enum FileReplacement {
    /// The reason why a file isn't replaced.
    package enum Refusal: Error, Sendable, Hashable, CustomStringConvertible {
        /// The path is a symbolic link, so the write would change a file that the user didn't name.
        case link
        /// The file has several hard links. Only the link at the path would get the new content.
        case hardLinks
        /// The permissions deny writing, to everyone or to this process.
        case readOnly
        /// A new file can't get the owner, access control list or extended attributes of the old one.
        case attributes
        /// The file has changed since it was read.
        case changed
        case failure(FileFailure)

        /// The reason why the file isn't replaced, as text to put after its path: `has changed in the meantime`.
        package var description: String {
            switch self {
            case .link:
                "is a symbolic link, and nothing is written through a link. Edit the target of the link in an editor"
            case .hardLinks: "has several hard links, which the change would break. Change the file in an editor"
            case .readOnly: "is read-only. Make it writable first"
            case .attributes:
                "would lose its owner or attributes, which this user may not set. Change the file in an editor"
            case .changed: "has changed in the meantime"
            case .failure(let failure): "cannot be changed: \(failure)"
            }
        }
    }

    /// Replaces the content of a file, if the whole content still equals `before`.
    ///
    /// Owner, permissions, access control list and extended attributes are preserved.
    ///
    /// The new and the old file are exchanged in one step. If another program has saved the file meanwhile, they are
    /// exchanged back and ``Refusal/changed`` is thrown. On a file system that can't exchange files (NFS, FAT), the new
    /// file is renamed to the path, which overwrites a save between the last check and the rename. A write by a program
    /// that opened the old file before the exchange is never noticed.
    ///
    /// - Parameter beforeStep: called before each step that changes which file is at a path; for tests.
    package static func replace(
        _ before: [UInt8], with after: [UInt8], at path: String, beforeStep: () -> Void = {}
    ) throws(Refusal) {
        var status = stat()
        guard lstat(path, &status) == 0 else { throw .failure(FileFailure(path: path, errno: errno)) }
        if FileStamp(status).isLink { throw .link }
        // Root may write any file, so the permission bits are checked too. Somebody removed them deliberately.
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

    /// Creates a file with new content and all attributes of another file.
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
        // The order matters, because changing the owner may clear permission bits and attributes.
        guard fchown(to, status.st_uid, status.st_gid) == 0, tincture_copy_attributes(from, to) == 0,
            fchmod(to, status.st_mode & 0o7777) == 0
        else { throw .attributes }
    }

    /// Exchanges the new file with the one at the path, and deletes the old one, or puts it back if it has changed.
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

    /// Whether a file still has the content, owner and permissions with which it was read, and no other hard link.
    private static func holds(_ path: String, _ bytes: [UInt8], _ status: stat) -> Bool {
        var now = stat()
        return lstat(path, &now) == 0 && now.st_mode == status.st_mode && now.st_uid == status.st_uid
            && now.st_gid == status.st_gid && now.st_nlink == 1 && (try? RegularFile.bytes(of: path)) == bytes
    }

    /// Restores the version that another program saved meanwhile, unless that program has saved again.
    ///
    /// - Parameters:
    ///   - saved: the current path of the saved version.
    ///   - ours: the stamp of the file that this program wrote, which is now at the path.
    private static func putBack(_ saved: String, to path: String, insteadOf ours: FileStamp, _ beforeStep: () -> Void) {
        func isSame(_ first: FileStamp, _ second: FileStamp) -> Bool {
            (first.inode, first.size, first.modified) == (second.inode, second.size, second.modified)
        }
        var placed = ours
        while true {
            let next = FileStamp(ofLink: saved)
            beforeStep()
            guard tincture_exchange(saved, path) == 0 else {
                // The exchange failed because nothing is at the path. A hard link never replaces a file that appears
                // meanwhile.
                if FileMove.link(saved, to: path) { unlink(saved) }
                return
            }
            // If the file taken from the path isn't ours, it is a later save, which is put back in turn.
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
