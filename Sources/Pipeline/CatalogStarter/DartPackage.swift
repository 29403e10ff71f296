internal import FileAccess
internal import PlacedYAML

/// A Dart package, with the folders of the pictures that its `pubspec.yaml` lists as assets.
///
/// Source: Flutter, *Adding assets and images*. An asset is a path relative to the package's folder.
struct DartPackage {
    static let fileName = "pubspec.yaml"
    /// The names of the folders of a Flutter app that contain platform-specific files or tests.
    private static let systems: Set = [
        "android", "integration_test", "ios", "linux", "macos", "test", "test_driver", "web", "windows",
    ]

    /// The path of the package's folder, relative to the searched folder; `.` for the searched folder itself.
    private let folder: String
    /// The paths of the folders with listed assets, relative to the searched folder; nil if none are listed.
    private let assets: [String]?

    /// - Parameters:
    ///   - folder: the package's folder, relative to `root`.
    ///   - root: the path of the folder that ``StarterSearch`` searches.
    init(folder: String, in root: String) {
        self.folder = folder
        let file = FilePath.join(FilePath.join(root, folder), Self.fileName)
        guard let bytes = try? RegularFile.bytes(of: file, limit: 1 << 20), let text = try? YAMLParser.parse(bytes),
            let listed = text["flutter"]?["assets"]?.sequence
        else {
            assets = nil
            return
        }
        assets = listed.compactMap { entry in
            guard let path = entry.scalar ?? entry["path"]?.scalar else { return nil }
            let isFolder = path.hasSuffix("/")
            let asset = FilePath.normalized(FilePath.join(folder, path))
            return isFolder ? asset : FilePath.folder(of: asset)
        }
    }

    /// Returns whether the app may show the pictures in a folder; nil if the folder is outside the package.
    func shows(_ path: String) -> Bool? {
        guard folder == "." || FilePath.isInsideOrSame(path, folder: folder) else { return nil }
        if let assets { return assets.contains { FilePath.isInsideOrSame(path, folder: $0) } }
        let rest = folder == "." ? path[...] : path.dropFirst(folder.count + 1)
        return path != folder && !Self.systems.contains(String(rest.prefix { $0 != "/" }))
    }
}
