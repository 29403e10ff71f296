import Foundation

/// The program that the plugin runs: `TinctureBuild`, which is built from source and has only the code for builds.
enum PluginTool {
    /// Returns the URL of the program, which SwiftPM names after the program's target.
    ///
    /// - Parameter place: a function that returns the URL of a program, given the name of its target.
    static func url(_ place: (String) throws -> URL) throws -> URL { try place("TinctureBuild") }
    /// Returns an empty list of inputs, because SwiftPM itself tracks a program that it builds.
    static func inputs(_ url: URL) -> [URL] { [] }
    /// The arguments in front of those that ``BuildStep`` adds.
    static let buildArguments: [String] = []
    /// Returns the arguments that name the files and folders to read.
    static func sources(_ paths: [String]) -> [String] { paths.flatMap { ["--source", $0] } }
}
