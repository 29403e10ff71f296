internal import ArgumentParser

/// The command line: parse, call the library, print.
@main
struct TinctureMain: AsyncParsableCommand {
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
            Compile.self, Check.self, Preview.self, Extract.self, Gradient.self, Initialize.self,
        ])
}

/// The version of the tool.
enum ToolVersion {
    static let current = "0.1.0"
}
