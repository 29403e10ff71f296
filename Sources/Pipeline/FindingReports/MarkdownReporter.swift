internal import Diagnostics

/// Prints the findings as a table in GitHub Markdown, for job summaries and comments.
struct MarkdownReporter: Reporter {
    /// The maximum number of rows, each with a message of up to 2,000 bytes, which escaping can double.
    ///
    /// GitHub limits a job summary to 1 MiB (GitHub Docs, "Workflow commands", "Adding a job summary").
    private static let mostRows = 200
    let context: ReportContext

    func report(_ diagnostics: [Diagnostic]) -> String {
        let totals = FindingTotals(diagnostics)
        guard !diagnostics.isEmpty else { return "No findings.\n" }
        let shown = diagnostics.errorsFirst(\.severity).prefix(Self.mostRows)
        var text = "**\(totals.bySeverity)**\n\n| | finding | location | rule |\n|---|---|---|---|\n"
        for diagnostic in shown {
            let place = context.fromCheckout(diagnostic.path) + (diagnostic.line.map { ":\($0)" } ?? "")
            let mark = diagnostic.severity.word(error: "❌ error", warning: "⚠️ warning", note: "note")
            text += "| \(mark) | \(Self.escaped(diagnostic.message)) "
            text += "| \(Self.escaped(place)) | \(diagnostic.rule.rawValue) |\n"
        }
        if shown.count < diagnostics.count {
            text += "\nThe least severe findings are not shown: \(diagnostics.count - shown.count).\n"
        }
        text += "\n| rule | findings |\n|---|--:|\n"
        for (rule, count) in totals.byRule { text += "| \(rule.rawValue) | \(count) |\n" }
        return text
    }

    /// Escapes Markdown, HTML and `|`, which would end a table cell; text between backticks stays code.
    private static func escaped(_ text: String) -> String {
        var safe = ""
        // Single backticks pair up in order; longer runs only pair with runs of the same length (CommonMark, 6.1).
        let mayHaveCode = text.unicodeScalars.filter { $0 == "`" }.count % 2 == 0 && !text.contains("``")
        var isCode = false
        for scalar in TerminalText.escaped(text).unicodeScalars {
            switch scalar {
            case "`" where mayHaveCode:
                isCode.toggle()
                safe += "`"
            case "|": safe += "\\|"
            case "<" where !isCode: safe += "&lt;"
            case "&" where !isCode: safe += "&amp;"
            case "\\", "`", "*", "_", "[", "]", "~", "#", "@":
                // `@name` would notify a person; an invisible zero-width space prevents that.
                safe += isCode ? String(scalar) : scalar == "@" ? "@\u{200B}" : "\\\(scalar)"
            default: safe.unicodeScalars.append(scalar)
            }
        }
        return safe
    }
}
