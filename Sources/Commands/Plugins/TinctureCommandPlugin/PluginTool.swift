import Foundation

/// The program that the plugin runs: the command, built from source.
enum PluginTool {
    /// Returns the program's location, found by the name of the target that it is built from.
    static func url(_ place: (String) throws -> URL) throws -> URL { try place("TinctureCommand") }
}
