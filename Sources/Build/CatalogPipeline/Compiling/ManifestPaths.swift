internal import FileAccess

/// Turns the path of a file into the one that the manifest has.
///
/// Relative to the folder of the configuration; without one, to the source that the file was read from, and to the
/// folder of a source that is a picture.
struct ManifestPaths {
    private let bases: [String]
    private let currentFolder: String

    /// Paths relative to the folder of a configuration.
    init(configurationFolder: String, currentFolder: String) {
        self.currentFolder = currentFolder
        bases = [Self.absolute(configurationFolder, in: currentFolder)]
    }

    /// Paths relative to the sources, the innermost where one lies in another.
    init(sources: [String], currentFolder: String) {
        self.currentFolder = currentFolder
        let folders = sources.map { source in
            let isFolder = (try? FileKind.of(source)) == .folder
            return Self.absolute(isFolder ? source : FilePath.folder(of: source), in: currentFolder)
        }
        bases = Set(folders).sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    }

    func manifestPath(of path: String) -> String {
        let path = absolute(path)
        let base = bases.first { path.utf8.starts(with: ($0 == "/" ? $0 : $0 + "/").utf8) }
        guard let base else { return FilePath.relative(path, to: bases.first ?? "/") }
        // Nearly always the way goes straight down.
        return String(decoding: path.utf8.dropFirst(base == "/" ? 1 : base.utf8.count + 1), as: UTF8.self)
    }

    func absolute(_ path: String) -> String { Self.absolute(path, in: currentFolder) }

    private static func absolute(_ path: String, in currentFolder: String) -> String {
        FilePath.normalized(path.hasPrefix("/") ? path : currentFolder + "/" + path)
    }
}
