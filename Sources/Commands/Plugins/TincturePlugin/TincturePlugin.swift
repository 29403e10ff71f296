import Foundation
import PackagePlugin

/// Compiles the pictures and colors of a target into one Swift file before the target is compiled.
///
/// The configuration is `tincture.yml` in the target's folder, or else in the package's folder. Without one, the
/// target's folder is read as it is. Targets in Xcode have no folder, so their own files decide (``TargetSource``). The
/// command runs again only if one of its inputs has changed.
@main
struct TincturePlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let folder = module.directoryURL
        let configuration = BuildStep.configuration(in: [folder, context.package.directoryURL])
        return [
            BuildStep(
                targetName: target.name, configuration: configuration, sources: [folder],
                listed: [configuration?.deletingLastPathComponent() ?? folder],
                hasResources: module.sourceFiles.contains { $0.type == .resource },
                hasExtensions: true, output: context.pluginWorkDirectoryURL,
                tool: try PluginTool.url { try context.tool(named: $0).url }
            ).makeCommand()
        ]
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension TincturePlugin: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            // The project's folder may contain anything, so only files that belong to the target count.
            let files = target.inputFiles.map(\.url)
            guard let source = TargetSource(files: files, outermost: context.xcodeProject.directoryURL) else {
                return []
            }
            return [
                BuildStep(
                    targetName: target.displayName, configuration: source.configuration, sources: source.catalogs,
                    listed: source.catalogs, hasResources: true,
                    hasExtensions: false, output: context.pluginWorkDirectoryURL,
                    tool: try PluginTool.url { try context.tool(named: $0).url }
                ).makeCommand()
            ]
        }
    }
#endif
