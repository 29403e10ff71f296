internal import PlatformC

/// Puts another content into a file that a person has written.
package enum FileReplacement {
    /// Why a file is left as it is.
    package enum Refusal: Error, Sendable, Hashable, CustomStringConvertible {
        /// It is a symbolic link: the file that it leads to was not named.
        case link
        /// Its permissions let no one, or not this process, write it.
        case readOnly
        /// It does not hold what it is to be changed from.
        case changed
        /// The system fails.
        case failure(FileFailure)

        /// The refusal in words, to be put behind the path.
        package var description: String {
            switch self {
            case .link: "is a symbolic link, through which nothing is written"
            case .readOnly: "is read-only"
            case .changed: "has changed meanwhile"
            case .failure(let failure): "\(failure)"
            }
        }
    }

    /// Replaces the content as a whole, its permissions kept, where it still is what it was.
    ///
    /// Another program that writes the file between the last look and the rename is not noticed: no system call does
    /// both at once.
    package static func replace(_ before: [UInt8], with after: [UInt8], at path: String) throws(Refusal) {
        if SymbolicLink.isLink(path) { throw .link }
        var status = stat()
        guard stat(path, &status) == 0 else { throw .failure(FileFailure(path: path, errno: errno)) }
        // The superuser may write everything; the person who took the permission away meant it.
        guard status.st_mode & 0o222 != 0, access(path, W_OK) == 0 else { throw .readOnly }
        let permissions = UInt32(status.st_mode & 0o7777)
        let temporary = FilePath.join(
            FilePath.folder(of: path), ".\(FilePath.name(of: path)).\(getpid()).tincture-new")
        unlink(temporary)
        defer { unlink(temporary) }
        let now: [UInt8]
        do throws(FileFailure) {
            try AtomicFile.create(after, at: temporary, permissions: permissions & 0o777, for: path)
            guard chmod(temporary, mode_t(permissions)) == 0 else { throw FileFailure(path: path, errno: errno) }
            now = try RegularFile.bytes(of: path)
        } catch {
            throw .failure(error)
        }
        guard now == before, !SymbolicLink.isLink(path) else { throw .changed }
        guard rename(temporary, path) == 0 else { throw .failure(FileFailure(path: path, errno: errno)) }
    }
}
