#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif
internal import CFolderExchange
internal import FileAccess

/// Two folders changing places in one step of the file system.
///
/// `renameat2` with `RENAME_EXCHANGE` on Linux (ext4, XFS, Btrfs, tmpfs), `renamex_np` with `RENAME_SWAP` on APFS. Not on a
/// folder that is a mount point, and not on most network file systems.
enum FolderExchange {
    /// Exchanges two folders; false where the system cannot.
    static func exchange(_ first: String, _ second: String) -> Bool {
        tincture_exchange(first, second) == 0
    }

    /// Links every file of a folder into a new one, in folders of the same names; false where something in it is neither a
    /// file nor a folder, or cannot be linked.
    ///
    /// - Parameter paths: what is in the new folder already.
    static func link(_ from: String, into to: String, except paths: Set<String>, below prefix: String = "") -> Bool {
        guard let listing = try? Folder(from), listing.unusableNames.isEmpty else { return false }
        for name in listing.names {
            let path = prefix + name
            let (source, target) = (FilePath.join(from, name), FilePath.join(to, name))
            var status = stat()
            guard lstat(source, &status) == 0 else { return false }
            switch status.st_mode & S_IFMT {
            case S_IFREG:
                if !paths.contains(path), linkat(AT_FDCWD, source, AT_FDCWD, target, 0) != 0 { return false }
            case S_IFDIR:
                if mkdir(target, status.st_mode & 0o7777) != 0 && errno != EEXIST { return false }
                if !link(source, into: target, except: paths, below: path + "/") { return false }
            default:
                return false
            }
        }
        return true
    }
}
