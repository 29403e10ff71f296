internal import ArgumentParser

/// Where the program starts.
@main
enum TinctureMain {
    /// Runs the command that the arguments name: on the main thread, so that a command that does not wait for anything
    /// starts no other.
    @MainActor
    static func main() async {
        do {
            var command = try Tincture.parseAsRoot()
            if var waiting = command as? any AsyncParsableCommand {
                try await waiting.run()
            } else {
                try command.run()
            }
        } catch {
            Tincture.exit(withError: error)
        }
    }
}

/// The command line: parse, call the library, print.
struct Tincture: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tincture",
        abstract: "Checks an app's pictures and colours, finds their palettes, precomputes carousel backdrops.",
        discussion: """
            EXAMPLES:
              tincture compile --config tincture.yml --output Build
              tincture check --strict
              tincture preview home
              tincture extract banner.jpg

            EXIT STATUS:
              0 done   1 the input has errors   64 wrong usage   70 our own fault   74 output could not be written
            """,
        version: ToolVersion.current,
        subcommands: [
            Compile.self, Check.self, Rules.self, Preview.self, Extract.self, Gradient.self, Schema.self,
            Initialize.self,
        ])
}

/// The version of the tool.
enum ToolVersion {
    static let current = "0.1.0"
}
