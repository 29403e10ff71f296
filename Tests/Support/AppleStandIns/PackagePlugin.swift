// swift-format-ignore-file
// A stand-in for SwiftPM's PackagePlugin, whose module in the toolchain is for Linux only: what the plugins use, as
// SwiftPM declares it (Sources/PackagePlugin).
public import Foundation

public struct Path: Hashable, Sendable {}
public protocol Plugin { init() }
extension Plugin {
    public static func main() throws {}
}
public protocol BuildToolPlugin: Plugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command]
}
public protocol CommandPlugin: Plugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws
}
public struct PluginContext {
    public struct Tool {
        public let name: String
        public let url: URL
    }
    public let package: Package
    public let pluginWorkDirectoryURL: URL
    public func tool(named name: String) throws -> Tool { fatalError() }
}
public protocol Package {
    var displayName: String { get }
    var directoryURL: URL { get }
    var targets: [any Target] { get }
}
public protocol Target: Identifiable {
    var name: String { get }
    var directoryURL: URL { get }
}
extension Target {
    public var sourceModule: (any SourceModuleTarget)? { fatalError() }
}
public protocol SourceModuleTarget: Target {
    var moduleName: String { get }
    var sourceFiles: FileList { get }
}
public struct FileList: Sequence {
    public func makeIterator() -> Array<File>.Iterator { fatalError() }
}
public struct File {
    public var url: URL { fatalError() }
    public var type: FileType { fatalError() }
}
public enum FileType: Sendable {
    case source, header, resource, unknown
}
public enum Command {
    case _command
    public static func buildCommand(
        displayName: String?, executable: URL, arguments: [String], environment: [String: String] = [:],
        inputFiles: [URL] = [], outputFiles: [URL] = []
    ) -> Command { fatalError() }
}
public struct Diagnostics {
    public static func error(_ message: String, file: String? = #file, line: Int? = #line) {}
    public static func warning(_ message: String, file: String? = #file, line: Int? = #line) {}
    public static func remark(_ message: String, file: String? = #file, line: Int? = #line) {}
}
