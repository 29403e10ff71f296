internal import AssetCatalog
internal import FileAccess

/// The arguments of `tincture preview`, which name entries of a catalog, or catalogs, folders and pictures.
struct PreviewSources {
    /// The names, colors, gradients and files to show, or empty for everything.
    private(set) var targets: [String]
    private(set) var config: String?
    /// The contents of the current folder; nil if the folder contains nothing to read, or isn't needed because of a
    /// configuration or path.
    private(set) var contents: FolderContents?
    /// The path of a folder that is the only argument and has no configuration; otherwise nil.
    private(set) var folder: String?

    /// - Parameter needsTree: whether all targets come from a single compile, as on a page. If so, and if a target is a
    ///   path, the configuration of the current folder isn't used.
    init(_ targets: [String], config: String?, needsTree: Bool) {
        self.targets = targets
        self.config = config
        guard config == nil else { return }
        if targets.count == 1, (try? FileKind.of(targets[0])) == .folder {
            let named = NamedSources(targets, config: nil)
            guard named.configuration == nil else {
                (self.targets, self.config) = ([], named.configuration)
                return
            }
            folder = targets[0]
            return
        }
        let hasPaths = targets.contains { (try? FileKind.of($0)) != nil }
        if needsTree, hasPaths { return }
        self.config = NamedSources([], config: nil).configuration
        // To show a picture or a color, the folder needn't be searched.
        if self.config == nil, targets.isEmpty || !hasPaths { contents = FolderContents(of: ".").starter }
    }

    /// The same arguments, but with ``folder`` interpreted as a name in the catalog of the current folder's
    /// configuration.
    ///
    /// The value is nil if there is no such folder or configuration, or if the argument can only be a path, such as
    /// `./home`.
    var asName: PreviewSources? {
        guard let folder, !folder.contains("/"), folder != ".",
            let found = NamedSources([], config: nil).configuration
        else { return nil }
        var sources = self
        (sources.folder, sources.config) = (nil, found)
        return sources
    }

    var request: PreviewRequest {
        PreviewRequest(
            paths: config == nil && contents == nil ? folder.map { [$0] } ?? targets : [], config: config,
            contents: contents)
    }

    /// The title of the preview: the path of the configuration or the named folder, or the name of the current folder.
    ///
    /// The title is nil if there is nothing to compile, apart from paths in the arguments.
    var title: String? { config ?? folder ?? contents.map { _ in FilePath.name(of: CurrentProcess.folder) } }
}
