internal import FileAccess

/// Tells what is in the sources by a way without links: only that may be repaired.
struct SourceFolders {
    /// The sources; each may itself be a link, for a person has named it.
    let paths: [String]

    /// True where a source holds the path, and no part of the way from there is a link.
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

    /// The parts of a path behind those of a folder; nil where the folder does not hold it.
    private static func way(from folder: String, to path: String) -> [Substring]? {
        if folder == "." { return path.hasPrefix("/") ? nil : path.split(separator: "/") }
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return path.hasPrefix(prefix) ? path.dropFirst(prefix.count).split(separator: "/") : nil
    }
}
