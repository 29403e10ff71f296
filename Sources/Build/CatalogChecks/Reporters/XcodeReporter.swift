public import Diagnostics

/// Prints a finding a line: `path:line:column: error: message [rule]`.
public struct XcodeReporter: Reporter {
    /// The word for `--format`.
    public static let name = "xcode"
    /// True: it is made for people.
    public static let isForPeople = true

    /// A reporter, which needs to know nothing.
    public init(_ context: ReportContext) {}

    /// The findings, a line each.
    public func report(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map { "\($0)\n" }.joined()
    }
}
