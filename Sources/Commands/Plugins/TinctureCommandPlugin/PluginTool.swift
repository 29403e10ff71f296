/// The program that the plugin runs: the command, built from source.
enum PluginTool {
    static let name = "TinctureCommand"
}
