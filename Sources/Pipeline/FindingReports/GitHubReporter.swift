package import Diagnostics

/// Prints the findings as GitHub's workflow commands, which GitHub shows as annotations of the run.
///
/// Reference: GitHub Docs, "Workflow commands for GitHub Actions", "Setting an error message".
package struct GitHubReporter: Reporter {
    package static let name = "github"
    private let context: ReportContext

    package init(_ context: ReportContext) { self.context = context }

    /// Returns a command per finding: `::error file=…,line=…,col=…,title=…::message`.
    package func report(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map { diagnostic in
            var properties = ["file=\(Self.property(context.fromCheckout(diagnostic.path)))"]
            if let line = diagnostic.line { properties += ["line=\(line)", "col=\(diagnostic.column ?? 1)"] }
            properties.append("title=\(diagnostic.rule.rawValue)")
            return "::\(Self.command(diagnostic.severity)) \(properties.joined(separator: ","))::"
                + "\(Self.data(diagnostic.message))\n"
        }.joined()
    }

    private static func command(_ severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }

    private static func data(_ text: String) -> String { TerminalText.escaped(text).replacing("%", with: "%25") }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
