internal import Diagnostics

/// Prints a line per finding, `path:line:column: error: message [rule]`, and the number of findings.
///
/// The number is left out if there is one finding, and a baseline accepts no other.
struct XcodeReporter: Reporter {
    let context: ReportContext

    func report(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map { "\($0)\n" }.joined()
            + (diagnostics.count != 1 || context.hidden > 0
                ? FindingTotals(diagnostics).bySeverity + context.hiddenText + "\n" : "")
    }
}
