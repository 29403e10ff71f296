internal import CatalogConfiguration
internal import FileAccess

/// The sources on a command line, given as paths or by a configuration.
struct NamedSources {
    /// The paths to read; empty if the configuration names the sources.
    private(set) var paths: [String]
    private(set) var configuration: String?

    /// - Parameters:
    ///   - paths: the paths on the command line. A single folder with a `tincture.yml` stands for that configuration.
    ///   - config: the value of `--config`. If this value is nil and there are no paths, the `tincture.yml` in the
    ///     current folder or the nearest folder above in its Git working copy is used.
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

    /// Whether there is neither a path nor a configuration, so that the current folder is searched for pictures.
    var isNothing: Bool { paths.isEmpty && configuration == nil }

    /// Returns the path of the `tincture.yml` in a folder, relative to the current folder; nil if there is none.
    private static func configuration(in folder: String) -> String? {
        let path = FilePath.normalized(FilePath.join(folder, ConfigurationReader.fileName))
        return (try? FileKind.of(path)) == nil ? nil : path
    }
}
