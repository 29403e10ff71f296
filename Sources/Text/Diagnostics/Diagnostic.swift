/// A finding about the input, with the place it is about and what to do.
///
/// Printed as Xcode and every editor reads it: `path:line:column: error: message [rule]`; a finding about something
/// that is not text has no line and column.
public struct Diagnostic: Sendable, Hashable {
    /// How much a finding weighs.
    public enum Severity: String, Sendable, Hashable, CaseIterable, Codable {
        /// The input cannot be used as it is; the command ends with exit status 1.
        case error
        /// Something is probably not meant so.
        case warning
        /// Good to know.
        case note
    }

    /// The file or folder, as the user would name it.
    public var path: String
    /// The line, from 1; nil for what is not text.
    public var line: Int?
    /// The column in UTF-8 bytes, from 1; nil for what is not text.
    public var column: Int?
    /// How much it weighs.
    public var severity: Severity
    /// What is wrong and what to do, in one sentence or two.
    public var message: String
    /// The identifier of the rule that was broken, such as `missing-file`.
    public var rule: Rule

    /// A finding about a place.
    public init(
        _ severity: Severity, _ rule: Rule, at path: String, line: Int? = nil, column: Int? = nil, _ message: String
    ) {
        self.path = path
        self.line = line
        self.column = column
        self.severity = severity
        self.message = message
        self.rule = rule
    }
}

extension Diagnostic: Comparable {
    /// Findings stand in the order of path, line, column, rule and message, so that every run prints the same.
    public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
        (left.path, left.line ?? 0, left.column ?? 0, left.rule.rawValue, left.message)
            < (right.path, right.line ?? 0, right.column ?? 0, right.rule.rawValue, right.message)
    }
}

extension Diagnostic: CustomStringConvertible {
    /// The line that goes to standard error.
    public var description: String {
        var place = TerminalText.escaped(path)
        if let line { place += ":\(line):\(column ?? 1)" }
        return "\(place): \(severity.rawValue): \(TerminalText.escaped(message)) [\(rule.rawValue)]"
    }
}
