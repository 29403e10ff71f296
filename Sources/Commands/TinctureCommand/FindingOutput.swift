internal import Diagnostics
internal import FindingReports

/// Prints the findings of commands other than `check`.
///
/// Each finding takes one line; a terminal also shows its source line, and folds findings that differ only in a name.
enum FindingOutput {
    static func print(_ diagnostics: [Diagnostic]) {
        let reporter = SummaryReporter(CheckReport.context(for: nil, currentFolder: ""))
        let lines = diagnostics.map { "\($0)\n" }.joined()
        StandardStreams.error(StandardStreams.errorIsTerminal ? reporter.findings(diagnostics) : lines)
    }
}
