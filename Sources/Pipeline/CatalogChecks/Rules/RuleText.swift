internal import CatalogConfiguration
internal import Diagnostics

/// Descriptions of the rules, for the command line and the documentation.
package enum RuleText {
    /// Returns a list of all rules by area, with a line for each rule: identifier, severity and summary.
    package static func list() -> String {
        let width = CheckRule.all.map(\.rule.rawValue.count).max() ?? 0
        return CheckRule.Area.allCases.map { area in
            "\(area.rawValue)\n"
                + CheckRule.all.filter { $0.area == area }.map { rule in
                    "  \(padded(rule.rule.rawValue, width))  \(padded(severity(of: rule), 7))  \(rule.summary)\n"
                }.joined()
        }.joined(separator: "\n")
    }

    /// Returns the help, the options and the two examples of a rule as text.
    ///
    /// - Parameter width: the maximum number of characters per line.
    package static func explanation(of rule: CheckRule, width: Int = 80) -> String {
        let help = TextFolding.folded(rule.helpText, width: width).replacing("\n  ", with: "\n")
        var text = "\(rule.rule.rawValue): \(severity(of: rule)), \(rule.area.rawValue)\n\n\(help)\n"
        text +=
            options(of: rule)
            + "\nIn tincture.yml:\n\n  rules:\n    \(rule.rule.rawValue): off   # or "
            + "error, warning, note, {exclude: [\"Icons/*\"]}\n"
            + (comment(silencing: rule).map { "\nBeside one line:\n\n  \($0)\n" } ?? "")
            + "\nExample that is reported:\n\n" + tree(rule.triggering) + "\n" + reports(rule)
            + "\nExample that is not reported:\n\n"
            + tree(rule.clean)
        return text
    }

    /// Returns a documentation page in Markdown about all rules, each with its first example in short.
    package static func markdown() -> String {
        var text =
            "# Rules\n\n`tincture check` applies these rules; `tincture rules NAME` prints one of them, with whole examples. "
        text +=
            "[Configuration](configuration.md#rules) says how to change a severity, exclude names or set a number. "
        text += "[Silence a finding](checking.md#silence-a-finding) has all ways, from one line to everything old.\n"
        for area in CheckRule.Area.allCases {
            let rules = CheckRule.all.filter { $0.area == area }
            text += "\n## \(area.rawValue.capitalizedFirst)\n\n| rule | severity | what it finds |\n|---|---|---|\n"
            for rule in rules {
                text +=
                    "| [`\(rule)`](#\(rule)) | \(severity(of: rule)) | \(rule.summary.replacing("|", with: "\\|")) |\n"
            }
            for rule in rules { text += "\n" + section(of: rule) }
        }
        return text
    }

    private static func section(of rule: CheckRule) -> String {
        var text = "### \(rule)\n\n\(rule.helpText)\n" + options(of: rule, quote: "`")
        let input = input(of: rule.triggering)
        text += "\n```text\n" + reports(rule, showsExcerpts: true) + (input.isEmpty ? "" : "\n" + input) + "```\n"
        let setting = rule.severity == nil ? "warning" : "off"
        return text + "\n\(rule.severity == nil ? "On" : "Off"): `rules: {\(rule): \(setting)}` in `tincture.yml`."
            + " Without some names: `rules: {\(rule): {exclude: [\"Icons/*\"]}}`.\n"
    }

    private static func options(of rule: CheckRule, quote: String = "") -> String {
        rule.options.map { option in
            "\n\(quote)\(option.name)\(quote): \(option.help)" + (option.standard.map { " Default: \($0)." } ?? "")
                + "\n"
        }.joined()
    }

    /// Returns the comment that silences a finding of a rule, as the file of the rule's first example writes comments.
    ///
    /// - Returns: nil if the file can't have comments, as JSON and pictures can't, or if the finding stops the check.
    private static func comment(silencing rule: CheckRule) -> String? {
        let path = rule.triggering.reports.first?.path ?? ""
        let text = "tincture:ignore \(rule): the reason"
        return switch path.split(separator: ".").last {
        case "swift": "// \(text)"
        case "plist": "<!-- \(text) -->"
        case "yml" where rule.severity != .error: "# \(text)"
        default: nil
        }
    }

    private static func severity(of rule: CheckRule) -> String { rule.severity?.rawValue ?? "off" }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    /// Returns the findings of a rule's first example, as `tincture check` prints them.
    ///
    /// - Parameter showsExcerpts: whether a part of the line in question follows, if it is in a `Contents.json`.
    private static func reports(_ rule: CheckRule, showsExcerpts: Bool = false) -> String {
        rule.triggering.reports.map { report in
            let place = report.line.map { ":\($0):\(report.column ?? 1)" } ?? ""
            let severity = rule.severity ?? .warning
            return "\(TerminalText.escaped(report.path))\(place): \(severity.rawValue): \(report.message) [\(rule)]\n"
                + (showsExcerpts ? excerpt(of: report, in: rule.triggering) : "")
        }.joined()
    }

    /// Returns the text around a finding in a `Contents.json`, with a caret below its column; empty without a column.
    private static func excerpt(of report: RuleExample.Report, in example: RuleExample) -> String {
        guard report.path.hasSuffix("Contents.json"), let number = report.line, let column = report.column, column > 1,
            case .text(let text)? = example.files[report.path]
        else { return "" }
        let lines = text.replacing("¶", with: "").split(separator: "\n", omittingEmptySubsequences: false)
        guard number <= lines.count else { return "" }
        let line = lines[number - 1].utf8
        let (before, after) = (line.prefix(column - 1), line.dropFirst(column - 1))
        let head = (before.count > 40 ? "…" : "") + String(decoding: before.suffix(40), as: UTF8.self)
        let tail = String(decoding: after.prefix(50), as: UTF8.self) + (after.count > 50 ? "…" : "")
        return "    \(head)\(tail)\n    \(String(repeating: " ", count: head.count))^\n"
    }

    /// Returns the files of an example, but without the text of each `Contents.json`.
    private static func input(of example: RuleExample) -> String {
        example.files.sorted { $0.key < $1.key }.map { path, file in
            path.hasSuffix("/Contents.json") ? "  \(path)\n" : tree(path, file)
        }.joined()
    }

    private static func tree(_ example: RuleExample) -> String {
        example.files.sorted { $0.key < $1.key }.map(tree).joined()
    }

    private static func tree(_ path: String, _ file: ExampleFile) -> String {
        guard case .text(let text) = file else { return "  \(path): \(file.words ?? "")\n" }
        let lines = text.replacing("¶", with: "").split(separator: "\n")
            .map { "      \(TerminalText.escaped(String($0)))\n" }.joined()
        return "  \(path)\n\(lines)"
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
