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
        for option in rule.options {
            text += "\n\(option.name): \(option.help)" + (option.standard.map { " Default: \($0)." } ?? "") + "\n"
        }
        text +=
            "\nIn tincture.yml:\n\n  rules:\n    \(rule.rule.rawValue): off   # or "
            + "error, warning, note, {exclude: [\"Icons/*\"]}\n"
            + "\nExample that is reported:\n\n" + tree(rule.triggering) + "\n" + reports(rule.triggering)
            + "\nExample that is not reported:\n\n"
            + tree(rule.clean)
        return text
    }

    /// Returns a documentation page in Markdown about all rules, each with its two examples.
    package static func markdown() -> String {
        var text = "# Rules\n\n`tincture check` applies these rules; `tincture rules NAME` prints one of them. "
        text +=
            "[Configuration](configuration.md#rules) says how to change a severity, exclude names or set a number.\n"
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
        var text = "### \(rule)\n\n\(rule.helpText)\n"
        for option in rule.options {
            text += "\n`\(option.name)`: \(option.help)" + (option.standard.map { " Default: \($0)." } ?? "") + "\n"
        }
        text += "\nFound in:\n\n" + block(tree(rule.triggering) + "\n" + reports(rule.triggering))
        return text + "\nExample that is not reported:\n\n" + block(tree(rule.clean))
    }

    private static func block(_ text: String) -> String { "```text\n" + text + "```\n" }

    private static func severity(of rule: CheckRule) -> String { rule.severity?.rawValue ?? "off" }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    /// Returns the findings of an example in the form that `tincture check` prints, but without the severity, which the
    /// heading shows.
    private static func reports(_ example: RuleExample) -> String {
        example.reports.map { report in
            let place = report.line.map { ":\($0):\(report.column ?? 1)" } ?? ""
            return "  \(TerminalText.escaped(report.path))\(place): \(report.message)\n"
        }.joined()
    }

    private static func tree(_ example: RuleExample) -> String {
        example.files.sorted { $0.key < $1.key }.map { path, file in
            guard case .text(let text) = file else { return "  \(path): \(file.words ?? "")\n" }
            let lines = text.replacing("¶", with: "").split(separator: "\n")
                .map { "      \(TerminalText.escaped(String($0)))\n" }.joined()
            return "  \(path)\n\(lines)"
        }.joined()
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
