import Foundation

/// The program that the plugin runs: built from source, with only what a build needs.
enum PluginTool {
    /// Returns the program's location, found by the name of the target that it is built from.
    static func url(_ place: (String) throws -> URL) throws -> URL { try place("TinctureBuild") }
    /// Returns the inputs of a build step besides the catalog's files.
    ///
    /// SwiftPM already tracks the program itself.
    static func inputs(_ url: URL) -> [URL] { [] }
    /// The arguments that precede those of a build step.
    static let buildArguments: [String] = []
    /// Returns the arguments that name the sources at some paths.
    static func sources(_ paths: [String]) -> [String] { paths.flatMap { ["--source", $0] } }
}
