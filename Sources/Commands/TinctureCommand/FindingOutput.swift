internal import Diagnostics
internal import FindingReports

/// Prints the findings of commands other than `check`, one a line or, on a terminal, as blocks.
enum FindingOutput {
    static func print(_ diagnostics: [Diagnostic]) {
        guard !diagnostics.isEmpty else { return }
        let reporter = SummaryReporter(context: CheckReport.context(for: nil, currentFolder: ""))
        let lines = diagnostics.map { "\($0)\n" }.joined()
        StandardStreams.error(StandardStreams.errorIsTerminal ? reporter.findings(diagnostics) : lines)
    }
}
