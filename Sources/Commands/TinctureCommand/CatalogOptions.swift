internal import ArgumentParser
internal import CatalogBuild
internal import CatalogChecks
internal import CatalogConfiguration
internal import Diagnostics
internal import FileAccess
internal import PictureAnalysis

/// The options of every command that reads a source tree.
struct CatalogOptions: ParsableArguments {
    @Argument(
        help:
            "Asset catalogs, folders or pictures to read instead of the configuration's sources. If the only path is a folder with a tincture.yml, that file decides what is read.",
        completion: .file())
    var paths: [String] = []

    @Option(
        help:
            "The configuration file; by default tincture.yml in the current folder or, in a Git working copy, the nearest above; or in the folder that is the only path.",
        completion: .file(extensions: ["yml", "yaml"]))
    var config: String?

    @Option(
        parsing: .unconditional, help: "The number of pictures to decode at a time; the result does not depend on it.")
    var jobs: Int = CurrentProcess.processorCount

    @OptionGroup(title: "Limits") var cost: LimitOptions

    func validate() throws {
        try EmptyPaths.refuse(["--config": config])
        if paths.contains("") { throw ValidationError("a PATH argument is an empty text; name a folder or a picture") }
        try require(jobs > 0, "--jobs takes a whole number, 1 or more")
    }

    var sources: NamedSources { NamedSources(paths, config: config) }

    func request(outputFolder: String? = nil) throws -> CompileRequest {
        let sources = sources
        var request = CompileRequest(
            paths: sources.paths, configurationPath: sources.configuration, outputFolder: outputFolder, jobs: jobs,
            settings: ExtractionSettings(tool: ToolVersion.current, limits: cost.limits),
            currentFolder: CurrentProcess.folder)
        request.rules = { CheckRule.vocabulary }
        if sources.isNothing {
            guard let starter = FolderContents(of: ".").starter else { throw ValidationError(FolderContents.problem()) }
            starter.apply(to: &request)
        }
        return request
    }

    /// Returns a note for each folder on the command line whose configuration isn't used, because there are others.
    func findUnusedConfigurations() -> [Diagnostic] {
        guard config == nil, paths.count > 1 else { return [] }
        return paths.map { FilePath.join($0, ConfigurationReader.fileName) }
            .filter { (try? FileKind.of($0)) == .file }
            .map { path in
                Diagnostic(
                    .note, .unusedConfiguration, at: SourceLocation(path: path, position: .start),
                    "this configuration is not used, because several paths are named. To use it, add --config \(path).")
            }
    }
}
