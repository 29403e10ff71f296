import Foundation

/// The program that the plugin runs: built from source, with what a build needs and nothing else.
enum PluginTool {
    /// Its place, found by the name of the target that it is built from.
    static func url(_ place: (String) throws -> URL) throws -> URL { try place("TinctureBuild") }
    /// Returns the inputs of a step besides the pictures: SwiftPM knows the program itself.
    static func inputs(_ url: URL) -> [URL] { [] }
    /// The arguments that precede those of a build step.
    static let buildArguments: [String] = []
    /// How sources are given.
    static func sources(_ paths: [String]) -> [String] { paths.flatMap { ["--source", $0] } }
}
