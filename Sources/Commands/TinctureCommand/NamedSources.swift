internal import CatalogConfiguration
internal import FileAccess

/// The sources on a command line, given as paths or by a configuration.
struct NamedSources {
    /// The paths to read; empty if the configuration names the sources.
    private(set) var paths: [String]
    private(set) var configuration: String?

    /// - Parameters:
    ///   - paths: the paths on the command line; a single folder with a `tincture.yml` stands for that file.
    ///   - config: `--config`; without it and paths, the nearest `tincture.yml` in the Git working copy is used.
    init(_ paths: [String], config: String?) {
        self.paths = paths
        configuration = config
        guard config == nil else { return }
        if paths.isEmpty {
            configuration =
                Self.configuration(in: "")
                ?? WorkingCopy.nearest(ConfigurationReader.fileName, above: CurrentProcess.folder)
        } else if paths.count == 1, (try? FileKind.of(paths[0])) == .folder,
            let found = Self.configuration(in: paths[0])
        {
            (self.paths, configuration) = ([], found)
        }
    }

    var isNothing: Bool { paths.isEmpty && configuration == nil }

    private static func configuration(in folder: String) -> String? {
        let path = FilePath.normalized(FilePath.join(folder, ConfigurationReader.fileName))
        return (try? FileKind.of(path)) == nil ? nil : path
    }
}
