internal import FileAccess

/// The sources of a check, which determine the files that may be repaired: files inside a source, but not behind
/// symbolic links.
struct SourceFolders {
    /// The paths of the sources; a source may itself be a symbolic link, because a person named it.
    let paths: [String]

    /// Returns whether a source contains a path, and no component of the path below the source is a symbolic link.
    func hold(_ path: String) -> Bool {
        paths.contains { source in
            guard let way = Self.way(from: source, to: path) else { return false }
            var path = source
            return way.allSatisfy { part in
                path = FilePath.join(path, String(part))
                return part != ".." && !SymbolicLink.isLink(path)
            }
        }
    }

    /// Returns the components of a path below a folder, none for the folder itself; nil if the folder doesn't contain
    /// the path.
    private static func way(from folder: String, to path: String) -> [Substring]? {
        if path == folder { return [] }
        if folder == "." { return path.hasPrefix("/") ? nil : path.split(separator: "/") }
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return path.hasPrefix(prefix) ? path.dropFirst(prefix.count).split(separator: "/") : nil
    }
}
