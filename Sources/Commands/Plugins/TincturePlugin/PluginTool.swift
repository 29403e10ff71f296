import Foundation

/// The program that the plugin runs: `TinctureBuild`, built from source, which contains only the code for a build.
enum PluginTool {
    /// Returns the URL of the program, which SwiftPM names after the program's target.
    ///
    /// - Parameter place: a function that returns the URL of the program with a name.
    static func url(_ place: (String) throws -> URL) throws -> URL { try place("TinctureBuild") }
    /// Returns an empty list of inputs, because SwiftPM itself tracks a program that it builds.
    static func inputs(_ url: URL) -> [URL] { [] }
    /// The arguments that precede the arguments from ``BuildStep``.
    static let buildArguments: [String] = []
    /// Returns the arguments that make the program read files and folders at the given paths.
    static func sources(_ paths: [String]) -> [String] { paths.flatMap { ["--source", $0] } }
}
