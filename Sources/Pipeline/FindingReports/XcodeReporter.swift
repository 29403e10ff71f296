package import Diagnostics

/// Prints a finding a line: `path:line:column: error: message [rule]`.
package struct XcodeReporter: Reporter {
    package static let name = "xcode"
    package static let goesToStandardError = true

    package init(_ context: ReportContext) {}

    /// The findings, a line each.
    package func report(_ diagnostics: [Diagnostic]) -> String {
        // A line that begins like this is a command to GitHub's runners, also where they were not asked for.
        diagnostics.map { ($0.path.hasPrefix("::") ? "./" : "") + "\($0)\n" }.joined()
    }
}
