import Foundation
import PackagePlugin

/// The only build command of a target: its arguments, its inputs and its output.
struct BuildStep {
    let targetName: String
    let configuration: URL?
    /// The sources to read if there is no configuration.
    let sources: [URL]
    /// The folders searched for inputs, in addition to those that the configuration names.
    let listed: [URL]
    /// Whether the target has its own bundle.
    let hasResources: Bool
    /// Whether the generated code has shorthands such as `UIColor.cardTop`.
    ///
    /// Xcode generates its own, and duplicates in one module are an error.
    let hasExtensions: Bool
    let output: URL
    let tool: URL

    private static let fileName = "Assets.swift"

    func makeCommand() -> Command {
        var emitter = "swift:file=\(Self.fileName)"
        if !hasResources { emitter += ",bundle=main" }
        if !hasExtensions { emitter += ",extensions=false" }
        let read = configuration.map { ["--config", $0.path] } ?? PluginTool.sources(sources.map(\.path))
        return .buildCommand(
            displayName: "Tincture: the catalog of \(targetName)", executable: tool,
            arguments: PluginTool.buildArguments + read + [
                "--output", output.path, "--depfile", depfile.path, "--emit", emitter,
            ],
            inputFiles: findInputs() + PluginTool.inputs(tool),
            outputFiles: [output.appendingPathComponent(Self.fileName)])
    }

    private var depfile: URL { output.appendingPathComponent("catalog.d") }

    /// Returns the configuration and all possible catalog files, in the listed folders and those that it names.
    ///
    /// A run doesn't change the list, so that a second build has nothing to do. Adding or removing a file changes it.
    private func findInputs() -> [URL] {
        var paths = Set(configuration.map { [$0.path] } ?? [])
        for root in listed + findNamedPlaces() {
            if !Self.isFolder(root) { paths.insert(root.path) }
            let files = FileManager.default.enumerator(
                at: root, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
            while let file = files?.nextObject() as? URL {
                let isFile = (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
                if isFile, InputFile.isInput(file) { paths.insert(file.path) }
            }
        }
        return paths.sorted().map { URL(fileURLWithPath: $0) }
    }

    /// Returns the files and folders that the configuration names.
    ///
    /// The result contains every word that is a path relative to the configuration's folder. A word that isn't meant as
    /// a path only causes an unnecessary run.
    private func findNamedPlaces() -> [URL] {
        guard let configuration, let text = try? String(contentsOf: configuration, encoding: .utf8) else { return [] }
        let base = configuration.deletingLastPathComponent()
        return text.replacingOccurrences(of: ": ", with: "\n").split { "[]{},\n\"'".contains($0) }
            .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\r-")) }
            .filter { !$0.isEmpty && $0 != "." && $0 != "/" }
            .map { URL(fileURLWithPath: $0, relativeTo: base).standardizedFileURL }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// Returns the `tincture.yml` in the first of some folders that contains one, or nil if none does.
    static func configuration(in folders: [URL]) -> URL? {
        folders.map { $0.appendingPathComponent("tincture.yml") }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    static func isFolder(_ url: URL) -> Bool {
        (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    }
}
