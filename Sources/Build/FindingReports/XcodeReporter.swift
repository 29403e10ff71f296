package import Diagnostics

/// Prints a finding a line: `path:line:column: error: message [rule]`.
package struct XcodeReporter: Reporter {
    /// The word for `--format`.
    package static let name = "xcode"
    /// True: a build reads it there.
    package static let goesToStandardError = true

    /// A reporter, which needs to know nothing.
    package init(_ context: ReportContext) {}

    /// The findings, a line each.
    package func report(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map { "\($0)\n" }.joined()
    }
}
