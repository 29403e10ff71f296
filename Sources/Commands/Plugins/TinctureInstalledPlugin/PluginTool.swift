import Foundation

/// The program that the plugin runs: an installed `tincture`, so that a build compiles only the plugin.
enum PluginTool {
    static let buildArguments = ["compile", "--quiet", "--no-cache"]
    static func sources(_ paths: [String]) -> [String] { paths }
    /// Returns the program as an input of the build step, because another version may write different output.
    static func inputs(_ url: URL) -> [URL] { [url] }

    /// Returns the URL of the program in the variable `TINCTURE`, in `PATH` or in the folders of package managers.
    ///
    /// The last step is necessary because applications such as Xcode don't have the `PATH` of the user's shell.
    static func url(_ place: (String) throws -> URL) throws -> URL {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment["TINCTURE"], !named.isEmpty {
            guard isProgram(named) else { throw Missing.named(named) }
            return URL(fileURLWithPath: named)
        }
        let home = environment["HOME"] ?? NSHomeDirectory()
        let folders =
            (environment["PATH"] ?? "").split(separator: ":").map(String.init) + [
                "/opt/homebrew/bin", "/usr/local/bin", "/home/linuxbrew/.linuxbrew/bin", "/usr/bin",
                "\(home)/.local/bin", "\(home)/.local/share/mise/shims", "\(home)/.local/share/aquaproj-aqua/bin",
            ]
        guard let found = folders.map({ "\($0)/tincture" }).first(where: isProgram) else { throw Missing.anywhere }
        return URL(fileURLWithPath: found)
    }

    private static func isProgram(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
            && FileManager.default.isExecutableFile(atPath: path)
    }

    enum Missing: Error, CustomStringConvertible {
        /// The environment variable `TINCTURE` contains a path (the associated value) that isn't a program.
        case named(String)
        case anywhere

        var description: String {
            switch self {
            case .named(let path):
                "the environment variable TINCTURE names \(path), which is not a program: set it to the path of an installed tincture"
            case .anywhere:
                "tincture is not installed: install it, or set the environment variable TINCTURE to its path, "
                    + "or use TincturePlugin, which is built from source"
            }
        }
    }
}
