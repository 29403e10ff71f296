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
        help: "Asset catalogs, folders or pictures to read, instead of the configuration's sources.",
        completion: .file())
    var paths: [String] = []

    @Option(
        help: "The configuration file; without PATHs, tincture.yml in this folder.",
        completion: .file(extensions: ["yml", "yaml"]))
    var config: String?

    @Option(
        parsing: .unconditional, help: "The number of pictures to decode at a time; the result does not depend on it.")
    var jobs: Int = CurrentProcess.processorCount

    @OptionGroup(title: "Limits") var cost: LimitOptions

    func validate() throws {
        try EmptyPaths.refuse(["--config": config])
        if paths.contains("") { throw ValidationError("a PATH is empty; name a folder or a picture") }
        guard jobs > 0 else { throw ValidationError("--jobs takes a whole number, 1 or more") }
    }

    /// Ends the command with wrong usage where there is nothing to read.
    func requireSources() throws {
        if paths.isEmpty && chosenConfiguration == nil {
            throw ValidationError(
                "there is no \(ConfigurationReader.fileName) in this folder; name a PATH or a --config, "
                    + "or write one with `tincture init`")
        }
    }

    /// The configuration that counts: the one that is named, else the current folder's where no PATH is named.
    var chosenConfiguration: String? {
        if let config { return config }
        return paths.isEmpty ? Self.configurationOfCurrentFolder : nil
    }

    /// The current folder's configuration, nil where it has none.
    static var configurationOfCurrentFolder: String? {
        (try? FileKind.of(ConfigurationReader.fileName)) == nil ? nil : ConfigurationReader.fileName
    }

    func request(outputFolder: String? = nil) -> CompileRequest {
        var request = CompileRequest(
            paths: paths, configurationPath: chosenConfiguration, outputFolder: outputFolder, jobs: jobs,
            settings: ExtractionSettings(tool: ToolVersion.current, limits: cost.limits),
            currentFolder: CurrentProcess.folder)
        request.rules = { CheckRule.vocabulary }
        return request
    }

    /// A note for each named folder that has a configuration which is not used.
    func findUnusedConfigurations() -> [Diagnostic] {
        guard config == nil else { return [] }
        return paths.map { FilePath.join($0, ConfigurationReader.fileName) }.filter { (try? FileKind.of($0)) == .file }
            .map { path in
                Diagnostic(
                    .note, .unusedConfiguration, at: SourceLocation(path: path, position: .start),
                    "this configuration is not used; to use it, add --config \(path).")
            }
    }
}
