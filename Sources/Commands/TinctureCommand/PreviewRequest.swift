internal import CatalogBuild
internal import CatalogChecks
internal import Diagnostics
internal import FileAccess

struct PreviewRequest {
    let compile: CompileRequest
    /// The folders that the picture paths in the compiled manifest are relative to.
    let folders: [String]

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
    static var notes: [String: String] {
        Dictionary(all.map { ($0.rule.rawValue, $0.help) }, uniquingKeysWith: { first, _ in first })
    }
}
