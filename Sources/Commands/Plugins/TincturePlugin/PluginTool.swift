/// The program that the plugin runs: built from source, with what a build needs and nothing else.
enum PluginTool {
    static let name = "TinctureBuild"
    /// What comes before the arguments of a build step.
    static let buildArguments: [String] = []
    /// How sources are given.
    static func sources(_ paths: [String]) -> [String] { paths.flatMap { ["--source", $0] } }
}
