internal import PlatformC
internal import UTF8Text

/// Functions for working with symbolic links.
package enum SymbolicLink {
    /// Whether the last part of a path is a symbolic link, even a broken one.
    package static func isLink(_ path: String) -> Bool { FileStamp(ofLink: path).isLink }

    /// Returns the target written in a link, which is absolute or relative to the link's folder.
    package static func target(of path: String) throws(FileFailure) -> String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &buffer, buffer.count)
        guard count >= 0 else { throw FileFailure(path: path, errno: errno) }
        // Replacing invalid bytes would give the name of a different file.
        guard let target = String(validUTF8: buffer.prefix(count).map(UInt8.init(bitPattern:))) else {
            throw FileFailure(path: path, reason: .linkIsNotUTF8)
        }
        return target
    }

    /// Returns the absolute path after following all links; nil if nothing exists there.
    package static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Whether a path leads out of a folder, by `..` or by links; false if nothing exists at the path.
    package static func leads(_ path: String, outOf folder: String) -> Bool {
        guard let target = resolved(path) else { return false }
        return resolved(folder).map { !FilePath.isInside(target, folder: $0) } ?? true
    }
}
