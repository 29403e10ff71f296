/// A finding about the input, with the place it is about and what to do.
///
/// Printed as Xcode and every editor reads it: `path:line:column: error: message [rule]`; a finding about something
/// that is not text has no line and column.
package struct Diagnostic: Codable, Sendable, Hashable {
    /// How much a finding weighs.
    package enum Severity: String, Sendable, Hashable, CaseIterable, Codable {
        /// The input cannot be used as it is; the command ends with exit status 1.
        case error
        /// Something is probably not meant so.
        case warning
        /// Good to know.
        case note
    }

    package var location: SourceLocation
    package var subject: Subject
    package var severity: Severity
    /// The problem and what to do about it, in one or two sentences.
    package var message: String
    /// The identifier of the rule that was broken, such as `missing-file`.
    package var rule: Rule
    /// Other files that it is about, where it says one thing of several.
    package var related: [String] = []

    package init(
        _ severity: Severity, _ rule: Rule, at location: SourceLocation, about subject: Subject = .file,
        _ message: String
    ) {
        (self.location, self.subject, self.severity, self.message) = (location, subject, severity, message)
        self.rule = rule
    }

    /// A finding about something in a file or folder that is not text.
    package init(_ severity: Severity, _ rule: Rule, at path: String, about subject: Subject = .file, _ message: String)
    {
        self.init(severity, rule, at: SourceLocation(path: path), about: subject, message)
    }

    /// A finding whose maker does not know where it is: the caller says so by ``located(at:about:)``.
    package init(_ severity: Severity, _ rule: Rule, about subject: Subject = .file, _ message: String) {
        self.init(severity, rule, at: "", about: subject, message)
    }

    /// The finding at a location, about something that its maker did not know.
    package func located(at location: SourceLocation, about subject: Subject? = nil) -> Diagnostic {
        var located = self
        located.location = location
        if let subject { located.subject = subject }
        return located
    }

    /// The file or folder, as the user would name it.
    package var path: String { location.path }
    package var line: Int? { location.line }
    /// The column in UTF-8 bytes, from 1; nil for what is not text.
    package var column: Int? { location.column }
}

extension Diagnostic: Comparable {
    /// Findings are in the order of location, rule and message, so that every run prints the same.
    package static func < (left: Diagnostic, right: Diagnostic) -> Bool {
        if left.location != right.location { return left.location < right.location }
        if left.rule != right.rule { return left.rule.rawValue < right.rule.rawValue }
        if left.message != right.message { return left.message < right.message }
        return left.subject != right.subject && left.subject.description < right.subject.description
    }
}

extension Diagnostic: CustomStringConvertible {
    /// The line that goes to standard error.
    package var description: String {
        "\(TerminalText.escaped(location.description)): \(severity.rawValue): \(TerminalText.escaped(message)) [\(rule.rawValue)]"
    }
}
