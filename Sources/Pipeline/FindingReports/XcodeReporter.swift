package import Diagnostics

/// Prints a line per finding, `path:line:column: error: message [rule]`.
///
/// Unless there is a single finding and no baseline hides others, a last line tells how many findings of each severity
/// there are.
package struct XcodeReporter: Reporter {
    package static let name = "xcode"
    package static let goesToStandardError = true

    private let context: ReportContext

    package init(_ context: ReportContext) { self.context = context }

    package func report(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map { "\($0)\n" }.joined()
            + (diagnostics.count != 1 || context.hidden > 0
                ? FindingTotals(diagnostics).bySeverity + context.hiddenText + "\n" : "")
    }
}
