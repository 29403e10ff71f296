import Foundation

/// The program that the plugin runs: `TinctureBuild`, which is built from source and has only the code for builds.
enum PluginTool {
    /// Returns the URL of the program, which SwiftPM names after the program's target.
    static func url(_ place: (String) throws -> URL) throws -> URL { try place("TinctureBuild") }
    /// Returns an empty list of inputs, because SwiftPM itself tracks a program that it builds.
    static func inputs(_ url: URL) -> [URL] { [] }
    static let buildArguments: [String] = []
    static func sources(_ paths: [String]) -> [String] { paths.flatMap { ["--source", $0] } }
}
