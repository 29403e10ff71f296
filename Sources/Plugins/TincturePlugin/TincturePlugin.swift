import Foundation
import PackagePlugin

/// Compiles the pictures and colours of a target into one Swift file before the target is compiled.
///
/// The configuration is `tincture.yml` in the target's folder, or else in the package's; without one the target's folder is
/// read as it is. The command runs again only where one of its inputs has changed.
@main
struct TincturePlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let folder = module.directoryURL
        return [
            BuildStep(
                targetName: target.name, folder: folder,
                configuration: BuildStep.configuration(in: [folder, context.package.directoryURL]),
                hasResources: module.sourceFiles.contains { $0.type == .resource },
                output: context.pluginWorkDirectoryURL, tool: try context.tool(named: "TinctureBuild").url
            ).command
        ]
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension TincturePlugin: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let folder = context.xcodeProject.directoryURL
            let own = folder.appendingPathComponent(target.displayName)
            return [
                BuildStep(
                    targetName: target.displayName, folder: BuildStep.isFolder(own) ? own : folder,
                    configuration: BuildStep.configuration(in: [own, folder]), hasResources: true,
                    output: context.pluginWorkDirectoryURL, tool: try context.tool(named: "TinctureBuild").url
                ).command
            ]
        }
    }
#endif
