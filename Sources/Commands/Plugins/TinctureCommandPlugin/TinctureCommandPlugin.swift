import Foundation
import PackagePlugin

/// The command `swift package tincture check|compile|preview …`, which passes its arguments to the program.
///
/// If neither the arguments nor the package's folder have a configuration, the first of a target is added.
@main
struct TinctureCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let targets = context.package.targets.compactMap { $0.sourceModule?.directoryURL }
        try CommandRun(
            tool: try PluginTool.url { try context.tool(named: $0).url }, folder: context.package.directoryURL
        )
        .run(arguments, configurationFolders: targets)
    }
}

struct CommandRun {
    let tool: URL
    let folder: URL

    func run(_ arguments: [String], configurationFolders: [URL]) throws {
        let process = Process()
        process.executableURL = tool
        process.currentDirectoryURL = folder
        process.arguments = arguments + configuration(for: arguments, in: configurationFolders)
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            Diagnostics.error(
                "tincture failed with exit status \(process.terminationStatus). Its messages above say why")
        }
    }

    /// Returns the arguments `--config FILE` for a command that needs a configuration but wouldn't find one.
    private func configuration(for arguments: [String], in folders: [URL]) -> [String] {
        guard let command = arguments.first, ["check", "compile", "preview"].contains(command),
            !arguments.contains(where: { $0 == "--config" || $0.hasPrefix("--config=") }),
            !FileManager.default.fileExists(atPath: folder.appendingPathComponent("tincture.yml").path)
        else { return [] }
        let files = folders.map { $0.appendingPathComponent("tincture.yml").path }
        return files.first(where: FileManager.default.fileExists).map { ["--config", $0] } ?? []
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension TinctureCommandPlugin: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            // Xcode inserts `--target NAME` for each selected target before the arguments that a person typed.
            var rest = arguments[...]
            var folders: [URL] = []
            let folder = context.xcodeProject.directoryURL
            while rest.first == "--target", rest.count > 1 {
                folders.append(folder.appendingPathComponent(rest[rest.index(after: rest.startIndex)]))
                rest = rest.dropFirst(2)
            }
            try CommandRun(tool: try PluginTool.url { try context.tool(named: $0).url }, folder: folder)
                .run(rest.isEmpty ? ["check"] : Array(rest), configurationFolders: folders)
        }
    }
#endif
