import Foundation

/// The program that the plugin runs: a `tincture` that is installed on the machine, so that nothing is compiled but the
/// plugin.
enum PluginTool {
    /// The arguments that precede those of a build step.
    static let buildArguments = ["compile", "--quiet", "--no-cache"]
    /// How sources are given.
    static func sources(_ paths: [String]) -> [String] { paths }
    /// Another version of the program may write something else.
    static func inputs(_ url: URL) -> [URL] { [url] }

    /// The program that the environment variable `TINCTURE` names, or else the first in the folders of `PATH` and in
    /// those where package managers put programs: applications such as Xcode do not have the `PATH` of the user's
    /// shell.
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

    /// No program is installed.
    enum Missing: Error, CustomStringConvertible {
        /// The path that `TINCTURE` names is no program.
        case named(String)
        case anywhere

        var description: String {
            switch self {
            case .named(let path):
                "the environment variable TINCTURE names \(path), which is no program: set it to the path of an installed tincture"
            case .anywhere:
                "no tincture is installed: install it, or set the environment variable TINCTURE to its path, "
                    + "or use TincturePlugin, which is built from source"
            }
        }
    }
}
