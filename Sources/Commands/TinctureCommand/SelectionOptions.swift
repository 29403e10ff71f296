internal import ArgumentParser
internal import CatalogChecks
internal import CatalogConfiguration
internal import Diagnostics
internal import FileAccess

/// The options that limit which findings are reported.
struct SelectionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Check only this rule, even if the configuration turns it off. You can repeat this option.",
            valueName: "rule"),
        completion: .list(CheckRule.all.map(\.rule.rawValue)))
    var only: [String] = []

    @Option(
        help: ArgumentHelp(
            "Report only findings in this file or folder. You can repeat this option.",
            valueName: "path"),
        completion: .file())
    var under: [String] = []

    @Option(
        help: ArgumentHelp(
            "Report only findings in files that changed since the merge base with this commit.",
            discussion:
                "Uncommitted changes count too. If one file of a set changed, the whole set counts as changed.",
            valueName: "ref"))
    var changedSince: String?

    var isPart: Bool { !only.isEmpty || !under.isEmpty || changedSince != nil }

    func validate() throws {
        for path in under {
            try EmptyPaths.refuse(["--under": path])
            try require(
                (try? FileKind.of(path)) != nil || SymbolicLink.isLink(path),
                "--under: there is no file or folder \"\(TerminalText.escaped(path))\" in the current folder")
        }
        _ = try rules()
    }

    func selection(currentFolder: String) throws -> FindingSelection {
        var selection = FindingSelection(currentFolder: currentFolder)
        selection.rules = try rules()
        selection.paths = under
        if let changedSince {
            do {
                selection.changes = try ChangedFiles.since(
                    changedSince, environment: CurrentProcess.environment)
            } catch {
                throw ValidationError(TerminalText.escaped("\(error)"))
            }
        }
        return selection
    }

    private func rules() throws -> Set<Rule> {
        Set(
            try only.map { name in
                guard let rule = Rule(rawValue: name), CheckRule.named(rule) != nil else {
                    let hint =
                        name.contains(",")
                        ? "; repeat --only for each rule" : CheckRule.vocabulary.hint(for: name)
                    throw ValidationError("--only: there is no rule \"\(TerminalText.escaped(name))\"\(hint)")
                }
                return rule
            })
    }
}
