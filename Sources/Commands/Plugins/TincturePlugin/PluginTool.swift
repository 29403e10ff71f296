import Foundation

/// The program that the plugin runs: `TinctureBuild`, built from source, with only what a build needs.
enum PluginTool {
    /// Returns the location of the program, which SwiftPM names after its target.
    ///
    /// - Parameter place: returns the location of a program by its name.
    static func url(_ place: (String) throws -> URL) throws -> URL { try place("TinctureBuild") }
    /// Returns no further inputs, because SwiftPM tracks a program that it builds.
    static func inputs(_ url: URL) -> [URL] { [] }
    /// The arguments before those that ``BuildStep`` adds.
    static let buildArguments: [String] = []
    /// Returns the arguments that make the program read some paths.
    static func sources(_ paths: [String]) -> [String] { paths.flatMap { ["--source", $0] } }
}
