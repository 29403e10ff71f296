internal import AssetCatalog
internal import CatalogBuild
internal import CatalogChecks
internal import Diagnostics
internal import FileAccess

struct PreviewRequest {
    let compile: CompileRequest
    /// The folders that the picture paths in the compiled manifest are relative to.
    let folders: [String]
}

struct PreviewSources {
    /// The names, colors, gradients and files to show; empty for everything.
    private(set) var targets: [String]
    private(set) var config: String?
    /// The contents of the current folder, if neither the command line nor a configuration says what to read.
    private(set) var contents: FolderContents?
    /// The path of a folder that is the only argument and has no configuration; otherwise nil.
    private(set) var folder: String?

    /// - Parameter needsTree: whether everything comes from one compile, so that paths exclude a configuration.
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

    /// The same sources, but with ``folder`` taken for a name in the catalog, unless it can only be a path.
    var asName: PreviewSources? {
        guard let folder, !folder.contains("/"), folder != ".",
            let found = NamedSources([], config: nil).configuration
        else { return nil }
        var sources = self
        (sources.folder, sources.config) = (nil, found)
        return sources
    }

    var request: PreviewRequest {
        let paths = config == nil && contents == nil ? folder.map { [$0] } ?? targets : []
        var compile = CompileRequest(
            paths: paths, configurationPath: config, jobs: CurrentProcess.processorCount,
            currentFolder: CurrentProcess.folder)
        compile.rules = { CheckRule.vocabulary }
        contents?.apply(to: &compile)
        let sources = paths.map { (try? FileKind.of($0)) == .folder ? $0 : FilePath.folder(of: $0) }
        return PreviewRequest(
            compile: compile,
            folders: compile.configurationPath.map { [FilePath.folder(of: $0)] } ?? Set(sources).sorted())
    }

    /// The title of the preview; nil if there is no catalog to compile, except from paths on the command line.
    var title: String? { config ?? folder ?? contents.map { _ in FilePath.name(of: CurrentProcess.folder) } }
}

extension CheckRule {
    static var notes: [String: String] {
        Dictionary(all.map { ($0.rule.rawValue, $0.help) }, uniquingKeysWith: { first, _ in first })
    }
}
