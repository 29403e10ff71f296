internal import CatalogBuild
internal import CatalogChecks
internal import Diagnostics
internal import FileAccess

/// A catalog that is compiled to be looked at.
struct PreviewRequest {
    let compile: CompileRequest
    /// The folder that the manifest's paths are relative to.
    let folders: [String]

    /// - Parameters:
    ///   - paths: catalogs, folders and pictures; empty with a configuration.
    ///   - config: the configuration; nil for none.
    ///   - contents: what the folder holds where there are neither; nil for nothing.
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
    /// The summaries of rules, by identifier.
    static var notes: [String: String] {
        Dictionary(all.map { ($0.rule.rawValue, $0.help) }, uniquingKeysWith: { first, _ in first })
    }
}
