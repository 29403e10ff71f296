internal import FileAccess

/// Converts paths of files to the relative paths that the manifest contains.
///
/// A manifest path is relative to the innermost given folder that contains the file.
package struct ManifestPaths: Sendable {
    private let bases: [String]
    private let currentFolder: String

    package init(folders: [String], currentFolder: String) {
        self.currentFolder = currentFolder
        let folders = folders.map { Self.absolute($0, in: currentFolder) }
        bases = Set(folders).sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    }

    package func manifestPath(of path: String) -> String {
        let path = absolute(path)
        let base = bases.first { path.utf8.starts(with: ($0 == "/" ? $0 : $0 + "/").utf8) }
        guard let base else { return FilePath.relative(path, to: bases.first ?? "/") }
        return String(decoding: path.utf8.dropFirst(base == "/" ? 1 : base.utf8.count + 1), as: UTF8.self)
    }

    package func absolute(_ path: String) -> String { Self.absolute(path, in: currentFolder) }

    private static func absolute(_ path: String, in currentFolder: String) -> String {
        FilePath.normalized(path.hasPrefix("/") ? path : currentFolder + "/" + path)
    }
}
