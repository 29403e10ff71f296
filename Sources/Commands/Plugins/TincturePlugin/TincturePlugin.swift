import Foundation
import PackagePlugin

/// A build tool plugin that writes a target's pictures and colors as a Swift file before the target is compiled.
///
/// The configuration is the `tincture.yml` in the target's folder, or else in the package's. Without one, everything in
/// the target's folder is read. An Xcode target has no folder, so its files lead to them (``TargetSource``).
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
            // A project's folder may contain unrelated files, so only the files of the target count.
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
