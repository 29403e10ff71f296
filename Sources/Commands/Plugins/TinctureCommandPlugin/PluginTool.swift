import Foundation

/// The program that the plugin runs: `tincture`, built from source.
enum PluginTool {
    /// Returns the URL of the program, which SwiftPM names after the program's target.
    static func url(_ place: (String) throws -> URL) throws -> URL { try place("TinctureCommand") }
}
