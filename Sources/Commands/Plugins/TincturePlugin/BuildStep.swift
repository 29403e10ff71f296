import Foundation
import PackagePlugin

/// The command that SwiftPM or Xcode runs before it compiles a target, with arguments, inputs and output.
struct BuildStep {
    let targetName: String
    let configuration: URL?
    /// The files and folders that the command reads if the target has no configuration.
    let sources: [URL]
    /// The files and folders in which inputs are searched; those that the configuration names are searched as well.
    let listed: [URL]
    /// Whether the target has a resource bundle of its own; otherwise, pictures are in the main bundle.
    let hasResources: Bool
    /// Whether the code contains shorthands such as `UIColor.cardTop`, which Xcode generates itself for its targets.
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
            displayName: "Tincture: compile the catalog of \(targetName)", executable: tool,
            arguments: PluginTool.buildArguments + read + [
                "--output", output.path, "--depfile", depfile.path, "--emit", emitter,
            ],
            inputFiles: findInputs() + PluginTool.inputs(tool),
            outputFiles: [output.appendingPathComponent(Self.fileName)])
    }

    private var depfile: URL { output.appendingPathComponent("catalog.d") }

    /// Returns the configuration, and all files that may be part of the target's catalog.
    ///
    /// Running the command doesn't change this list, but adding or removing a source file does.
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

    /// Returns the existing files and folders whose paths may occur in the configuration, as any of its words.
    ///
    /// If a word only looks like a path, the command runs more often than necessary.
    private func findNamedPlaces() -> [URL] {
        guard let configuration, let text = try? String(contentsOf: configuration, encoding: .utf8) else { return [] }
        let base = configuration.deletingLastPathComponent()
        return text.replacingOccurrences(of: ": ", with: "\n").split { "[]{},\n\"'".contains($0) }
            .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\r-")) }
            .filter { !$0.isEmpty && $0 != "." && $0 != "/" }
            .map { URL(fileURLWithPath: $0, relativeTo: base).standardizedFileURL }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
    }

    static func configuration(in folders: [URL]) -> URL? {
        folders.map { $0.appendingPathComponent("tincture.yml") }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    static func isFolder(_ url: URL) -> Bool {
        (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    }
}
