internal import Diagnostics
internal import FindingReports

/// Prints the findings of commands whose result is another: a line each, at a terminal with the line that each is
/// about.
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
