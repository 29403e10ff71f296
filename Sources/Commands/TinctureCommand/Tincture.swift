internal import ArgumentParser
internal import CAllocator
internal import Diagnostics
internal import FileAccess

@main
enum TinctureMain {
    /// Runs the command that the arguments name, on the main thread unless the command is asynchronous.
    static func main() {
        tincture_keep_freed_memory()
        var running: (any ParsableCommand.Type)?
        do {
            let arguments = CurrentProcess.arguments
            if let topic = HelpTopic(arguments: arguments) { return try StandardStreams.output(topic.text) }
            if let script = CompletionScripts.bash(for: arguments) { return try StandardStreams.output(script) }
            let commands = Tincture.commands.compactMap { $0.configuration.commandName }
            if let problem = CommandWord.problem(with: arguments, commands: commands) { throw ValidationError(problem) }
            var command = try parse(arguments)
            running = type(of: command)
            // A thread inherits the confinement of its creator, so the process must be confined before it starts one.
            command.confine()
            if let asynchronous = command.asynchronous { run(asynchronous) }
            try command.run()
        } catch {
            end(running, error)
        }
    }

    private static func run(_ command: sending any AsyncParsableCommand) -> Never {
        runProgram {
            var command = command
            do { try await command.run() } catch { end(type(of: command), error) }
            Tincture.exit()
        }
    }

    /// Ends the program with an error of the running command, if one has started.
    private static func end(_ command: (any ParsableCommand.Type)?, _ error: any Error) -> Never {
        // The argument parser also throws errors to end the program in other cases, such as after its command `help`.
        guard let command, !(error is ExitCode), !(error is CleanExit) else { Tincture.exit(withError: error) }
        guard let usage = error as? ValidationError else {
            StandardStreams.error(
                "tincture: internal error: \(TerminalText.escaped("\(error)")). Please report this bug\n")
            Tincture.exit(withError: ExitStatus.internalError)
        }
        // For an error after parsing, the argument parser would print the usage of `tincture`, not of the command.
        StandardStreams.error(
            """
            Error: \(usage.message)
            Usage: \(command.configuration.usage ?? "")
              See 'tincture \(command.configuration.commandName ?? "") --help' for more information.

            """)
        Tincture.exit(withError: ExitCode.validationFailure)
    }

    /// Returns the command that the arguments describe.
    ///
    /// The tree of all commands, which takes several times as long, is only built to show help or explain a mistake.
    /// Because each command has the name of its super-command, the parser doesn't look for a request for a completion
    /// script first. The parser's own command `help` is run here, and ends the program.
    private static func parse(_ arguments: [String]) throws -> any Subcommand {
        if arguments.isEmpty || arguments.first == "--open" {
            var preview = try Preview.parse(arguments)
            preview.summarizes = true
            return preview
        }
        let command = Tincture.commands.first { $0.configuration.commandName == arguments.first }
        if let parsed = try? command?.parsed(Array(arguments.dropFirst())) { return parsed }
        var other = try Tincture.parseAsRoot(arguments)
        if let parsed = other as? any Subcommand { return parsed }
        try other.run()
        Tincture.exit()
    }
}

/// A command of the program, such as `check`.
///
/// Its requirements replace casts such as `as? any AsyncParsableCommand`. For each cast, Swift's runtime would search
/// the whole program.
protocol Subcommand: ParsableCommand {
    /// The command itself if it is asynchronous; otherwise nil.
    var asynchronous: (any AsyncParsableCommand)? { get }

    /// Gives up the rights that the command doesn't need.
    func confine()
}

extension Subcommand {
    var asynchronous: (any AsyncParsableCommand)? { nil }

    func confine() {}

    fileprivate static func parsed(_ arguments: [String]) throws -> Self? { try parseAsRoot(arguments) as? Self }
}

extension Subcommand where Self: AsyncParsableCommand {
    var asynchronous: (any AsyncParsableCommand)? { self }
}

struct Tincture: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tincture",
        abstract: "Checks an app's pictures and colors, finds their palettes, precomputes carousel backdrops.",
        usage: "tincture [<command>] [<options>]",
        discussion: """
            EXAMPLES:
              tincture                       # what this folder holds, and what to run next
              tincture --open                # the same in the browser
              tincture init                  # write tincture.yml, the configuration
              tincture check                 # find wrong names, missing and unused assets
              tincture help ci               # how to check every pull request
              tincture help swift            # how to get generated Swift
              tincture extract banner.jpg    # the colors of a picture

            EXIT STATUS:
              0   done
              1   the input has errors, or check found some (with --strict, also warnings).
                  Only a mistake in tincture.yml stops the run; preview --html ends with 0
                  diff: a change meets --fail-on
              64  wrong usage; diff: BASE or HEAD doesn't exist
              65  diff: BASE or HEAD can't be read or compiled, so nothing is compared
              70  internal error
              74  output could not be written

            ENVIRONMENT:
              NO_COLOR         if set, no colors are printed
              COLORTERM, TERM  say how many colors the terminal has
              CI               if set, no progress line is printed

            TOPICS:
              tincture help TOPIC    # configuration, ci, swift, colors or carousels
            """,
        version: ToolVersion.current,
        // Without `map`, each element is cast at run time.
        subcommands: commands.map { $0 })

    static let commands: [any Subcommand.Type] = [
        Compile.self, Check.self, Diff.self, Rules.self, Preview.self, Extract.self, Gradient.self, Schema.self,
        Initialize.self,
    ]
}

enum ToolVersion {
    static let current = "0.1.0"
}
