internal import CatalogConfiguration
internal import FileAccess

/// What the arguments of a command name: paths, or a configuration.
struct NamedSources {
    /// The paths to read instead of the sources of a configuration.
    private(set) var paths: [String]
    /// The configuration's file; nil for none.
    private(set) var configuration: String?

    /// - Parameters:
    ///   - paths: what is named; one folder with a `tincture.yml` means that.
    ///   - config: the configuration that is named; nil for that of this folder where no path is named.
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

    /// Whether neither a path nor a configuration is there: the folder itself is looked through.
    var isNothing: Bool { paths.isEmpty && configuration == nil }

    /// The configuration in a folder, as the user would name it; nil where it has none.
    private static func configuration(in folder: String) -> String? {
        let path = FilePath.normalized(FilePath.join(folder, ConfigurationReader.fileName))
        return (try? FileKind.of(path)) == nil ? nil : path
    }
}
