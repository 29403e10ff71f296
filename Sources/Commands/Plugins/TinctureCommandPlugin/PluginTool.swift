import Foundation

/// The program that the plugin runs: `tincture`, built from source.
enum PluginTool {
    /// Returns the URL of the program, which SwiftPM names after the program's target.
    ///
    /// - Parameter place: a function that returns the URL of a program, given the name of its target.
    static func url(_ place: (String) throws -> URL) throws -> URL { try place("TinctureCommand") }
}
