internal import CatalogBuild
internal import CatalogChecks
internal import Diagnostics
internal import FileAccess

/// A request to compile a catalog for a preview.
struct PreviewRequest {
    let compile: CompileRequest
    /// The folders that the picture paths in the compiled manifest are relative to.
    let folders: [String]

    /// - Parameters:
    ///   - paths: the paths of catalogs, folders and pictures; empty if there is a configuration.
    ///   - config: the path of the configuration, or nil if there is none.
    ///   - contents: the contents of the current folder, to compile if there is neither a path nor a configuration.
    init(paths: [String] = [], config: String?, contents: FolderContents? = nil) {
        var compile = CompileRequest(
            paths: paths, configurationPath: config, jobs: CurrentProcess.processorCount,
            currentFolder: CurrentProcess.folder)
        compile.rules = { CheckRule.vocabulary }
        contents?.apply(to: &compile)
        self.compile = compile
        let sources = paths.map { (try? FileKind.of($0)) == .folder ? $0 : FilePath.folder(of: $0) }
        folders = compile.configurationPath.map { [FilePath.folder(of: $0)] } ?? Set(sources).sorted()
    }
}

extension CheckRule {
    /// The help texts of all rules, keyed by the identifier of the rule.
    static var notes: [String: String] {
        Dictionary(all.map { ($0.rule.rawValue, $0.help) }, uniquingKeysWith: { first, _ in first })
    }
}
