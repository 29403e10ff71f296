internal import CatalogConfiguration
internal import FileAccess

/// The arguments of a command: paths, or a configuration.
struct NamedSources {
    /// The paths to read instead of the sources of a configuration.
    private(set) var paths: [String]
    /// The path of the configuration, or nil if there is none.
    private(set) var configuration: String?

    /// - Parameters:
    ///   - paths: the named paths; a single folder with a `tincture.yml` stands for that configuration.
    ///   - config: the named configuration. If nil, and if no path is named, the configuration in this folder is used.
    init(_ paths: [String], config: String?) {
        self.paths = paths
        configuration = config
        guard config == nil else { return }
        if paths.isEmpty {
            configuration = Self.configuration(in: "")
        } else if paths.count == 1, (try? FileKind.of(paths[0])) == .folder,
            let found = Self.configuration(in: paths[0])
        {
            (self.paths, configuration) = ([], found)
        }
    }

    /// Whether there is neither a path nor a configuration, so that the folder itself is searched.
    var isNothing: Bool { paths.isEmpty && configuration == nil }

    /// Returns the configuration in a folder, as the user would name it, or nil if there is none.
    private static func configuration(in folder: String) -> String? {
        let path = FilePath.normalized(FilePath.join(folder, ConfigurationReader.fileName))
        return (try? FileKind.of(path)) == nil ? nil : path
    }
}
