internal import Diagnostics
internal import FindingReports

/// Prints the findings of commands other than `check`.
///
/// Each finding takes one line. On a terminal, the line of the file that the finding is about follows.
enum FindingOutput {
    static func print(_ diagnostics: [Diagnostic]) {
        guard StandardStreams.errorIsTerminal else {
            for finding in diagnostics { StandardStreams.error("\(finding)\n") }
            return
        }
        let context = CheckReport.context(for: nil, currentFolder: "")
        StandardStreams.error(SummaryReporter(context).findings(diagnostics))
    }
}
