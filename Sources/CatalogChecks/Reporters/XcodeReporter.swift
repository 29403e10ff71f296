public import Diagnostics

/// Prints a finding a line: `path:line:column: error: message [rule]`.
public struct XcodeReporter: Reporter {
    /// A reporter.
    public init() {}

    /// The findings, a line each.
    public func report(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map { "\($0)\n" }.joined()
    }
}
