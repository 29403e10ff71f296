package import Diagnostics

/// Prints a finding a line: `path:line:column: error: message [rule]`.
package struct XcodeReporter: Reporter {
    package static let name = "xcode"
    package static let goesToStandardError = true

    package init(_ context: ReportContext) {}

    /// The findings, a line each.
    package func report(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map { "\($0)\n" }.joined()
    }
}
