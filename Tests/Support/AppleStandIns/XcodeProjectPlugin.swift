// swift-format-ignore-file
// A stand-in for XcodeProjectPlugin, which only Xcode has: what the plugins use, as Xcode's interface declares it.
public import Foundation
public import PackagePlugin

public protocol XcodeBuildToolPlugin: Plugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}
public protocol XcodeCommandPlugin: Plugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws
}
public struct XcodePluginContext {
    public let xcodeProject: XcodeProject
    public let pluginWorkDirectoryURL: URL
    public func tool(named name: String) throws -> PluginContext.Tool { fatalError() }
}
public struct XcodeProject {
    public let id: String
    public let displayName: String
    public let directoryURL: URL
    public let targets: [XcodeTarget]
}
public struct XcodeTarget {
    public let id: String
    public let displayName: String
    public let inputFiles: FileList
}
