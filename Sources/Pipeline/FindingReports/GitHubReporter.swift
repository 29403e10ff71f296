internal import Diagnostics

/// Prints the findings as GitHub's workflow commands, which GitHub shows as annotations of the run.
///
/// Reference: GitHub Docs, "Workflow commands for GitHub Actions", "Setting an error message".
struct GitHubReporter: Reporter {
    let context: ReportContext

    /// Returns a command per finding: `::error file=…,line=…,col=…,title=…::message`.
    func report(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map { diagnostic in
            var properties = ["file=\(Self.property(context.fromCheckout(diagnostic.path)))"]
            if let line = diagnostic.line { properties += ["line=\(line)", "col=\(diagnostic.column ?? 1)"] }
            properties.append("title=\(diagnostic.rule.rawValue)")
            let command = diagnostic.severity.word(error: "error", warning: "warning", note: "notice")
            return "::\(command) \(properties.joined(separator: ","))::"
                + "\(Self.data(diagnostic.message))\n"
        }.joined()
    }

    private static func data(_ text: String) -> String { TerminalText.escaped(text).replacing("%", with: "%25") }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
