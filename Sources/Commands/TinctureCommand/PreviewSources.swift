internal import AssetCatalog
internal import FileAccess

/// What `preview` shows: names of a configuration or of the folder, or catalogs, folders and pictures.
struct PreviewSources {
    /// The names, colors, gradients and files that are shown; empty for everything.
    private(set) var targets: [String]
    /// The configuration; nil for none.
    private(set) var config: String?
    /// What is read where there is no configuration and no path is named: this folder.
    private(set) var contents: FolderContents?
    /// The one folder that is named and has no configuration; nil for none.
    private(set) var folder: String?

    /// - Parameter needsTree: whether everything comes from one compile, as on a page: then paths are no names.
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
        // A picture or a color needs no look through the folder.
        if self.config == nil, targets.isEmpty || !hasPaths { contents = FolderContents(of: ".").starter }
    }

    /// The folder's name as a name of the configuration in this folder; nil where there is none, and for a path.
    var asName: PreviewSources? {
        guard let folder, !folder.contains("/"), folder != ".",
            let found = NamedSources([], config: nil).configuration
        else { return nil }
        var sources = self
        (sources.folder, sources.config) = (nil, found)
        return sources
    }

    /// What is compiled to be shown.
    var request: PreviewRequest {
        PreviewRequest(
            paths: config == nil && contents == nil ? folder.map { [$0] } ?? targets : [], config: config,
            contents: contents)
    }

    /// The configuration's path, or that of the folder; nil for neither.
    var title: String? { config ?? folder ?? contents.map { _ in "." } }
}
