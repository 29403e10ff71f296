internal import FileAccess

/// The sources of a check, which decide what may be repaired: files inside a source, but not behind symbolic links.
struct SourceFolders {
    /// The sources; each may itself be a link, because a person named it.
    let paths: [String]

    /// Whether a source contains a path, and no part of the path below the source is a symbolic link.
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

    /// Returns the parts of a path below a folder; nil if the folder doesn't contain it.
    private static func way(from folder: String, to path: String) -> [Substring]? {
        if folder == "." { return path.hasPrefix("/") ? nil : path.split(separator: "/") }
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return path.hasPrefix(prefix) ? path.dropFirst(prefix.count).split(separator: "/") : nil
    }
}
