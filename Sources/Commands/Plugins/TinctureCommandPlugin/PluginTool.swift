import Foundation

/// The program that the plugin runs: `tincture`, built from source.
enum PluginTool {
    /// Returns the location of the program, which SwiftPM names after its target.
    ///
    /// - Parameter place: returns the location of a program by its name.
    static func url(_ place: (String) throws -> URL) throws -> URL { try place("TinctureCommand") }
}
