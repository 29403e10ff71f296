package import Diagnostics

/// Prints a line per finding, `path:line:column: error: message [rule]`.
///
/// If there is more than one finding, a last line tells how many findings of each severity there are.
package struct XcodeReporter: Reporter {
    package static let name = "xcode"
    package static let goesToStandardError = true

    package init(_ context: ReportContext) {}

    package func report(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map { "\($0)\n" }.joined()
            + (diagnostics.count > 1 ? FindingTotals(diagnostics).bySeverity + "\n" : "")
    }
}
