internal import ArgumentParser
internal import CatalogChecks
internal import Diagnostics

struct Rules: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules", abstract: "List the rules of check, or explain one with two examples.",
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
            let names = CheckRule.all.map(\.rule.rawValue)
            let containing = names.filter { !name.isEmpty && $0.contains(name) }.map { "\"\($0)\"" }
            let hint =
                containing.isEmpty
                ? NearestWord.hint(for: name, among: names)
                : "; did you mean \(NearestWord.list(Array(containing.prefix(4))))?"
            throw ValidationError(
                "there is no rule \"\(TerminalText.escaped(name))\""
                    + (hint.isEmpty ? "; `tincture rules` lists them" : hint))
        }
        try StandardStreams.output(
            RuleText.explanation(
                of: rule, width: StandardStreams.outputIsTerminal ? min(100, StandardStreams.columns) : 80))
    }
}
