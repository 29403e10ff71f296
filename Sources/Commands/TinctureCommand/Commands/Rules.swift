internal import ArgumentParser
internal import CatalogChecks
internal import CatalogConfiguration
internal import Diagnostics

struct Rules: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "rules", _superCommandName: "tincture",
        abstract: "List the rules of check, or explain one with two examples.",
        usage: "tincture rules [<name>] [--markdown]",
        discussion: """
            EXAMPLES:
              tincture rules
              tincture rules missing-scale
              tincture rules --markdown
            """)

    @Argument(help: "The identifier of a rule.", completion: .list(CheckRule.all.map(\.rule.rawValue)))
    var name: String?

    @Flag(help: "Print all rules with their examples as Markdown.")
    var markdown = false

    func run() throws {
        if markdown { return try StandardStreams.output(RuleText.markdown()) }
        guard let name else { return try StandardStreams.output(RuleText.list()) }
        guard let rule = Rule(rawValue: name).flatMap(CheckRule.named) else {
            throw ValidationError(
                "there is no rule \"\(TerminalText.escaped(name))\"\(CheckRule.vocabulary.hint(for: name))")
        }
        try StandardStreams.output(
            RuleText.explanation(
                of: rule, width: StandardStreams.outputIsTerminal ? min(100, StandardStreams.columns) : 80))
    }
}
