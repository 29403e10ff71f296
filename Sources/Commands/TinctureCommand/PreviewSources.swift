internal import AssetCatalog
internal import FileAccess

/// The arguments of `preview`, interpreted as names in a catalog or as catalogs, folders and pictures.
struct PreviewSources {
    /// The names, colors, gradients and files to show, or empty for everything.
    private(set) var targets: [String]
    /// The configuration; nil if there is none.
    private(set) var config: String?
    /// The content of the current folder, or nil if there is a configuration or a path.
    private(set) var contents: FolderContents?
    /// The only named folder, if it has no configuration; otherwise nil.
    private(set) var folder: String?

    /// - Parameter needsTree: whether everything comes from one compilation, as on a page. If so, and if any target
    ///   is a path, no configuration is used to look up names.
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
        // A picture or a color doesn't require a search of the folder.
        if self.config == nil, targets.isEmpty || !hasPaths { contents = FolderContents(of: ".").starter }
    }

    /// The same sources with ``folder`` interpreted as a name in the configuration of the current folder.
    ///
    /// Nil if there is no such folder or configuration, or if the folder is written as a path.
    var asName: PreviewSources? {
        guard let folder, !folder.contains("/"), folder != ".",
            let found = NamedSources([], config: nil).configuration
        else { return nil }
        var sources = self
        (sources.folder, sources.config) = (nil, found)
        return sources
    }

    /// The request to compile.
    var request: PreviewRequest {
        PreviewRequest(
            paths: config == nil && contents == nil ? folder.map { [$0] } ?? targets : [], config: config,
            contents: contents)
    }

    /// The path of the configuration or of the folder, or nil if there is neither.
    var title: String? { config ?? folder ?? contents.map { _ in "." } }
}
