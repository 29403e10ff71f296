/// A finding about the input, with its location and the action to take.
///
/// The printed form is the one that Xcode and other editors parse: `path:line:column: error: message [rule]`.
package struct Diagnostic: Codable, Sendable, Hashable {
    package enum Severity: String, Sendable, Hashable, CaseIterable, Codable {
        /// The input can't be used as it is, and the command ends with status 1.
        case error
        /// A probable mistake.
        case warning
        /// A hint.
        case note
    }

    package var location: SourceLocation
    package var subject: Subject
    package var severity: Severity
    /// The problem and what to do about it, in one or two sentences.
    package var message: String
    package var rule: Rule
    /// The paths of other files with the same problem.
    package var related: [String] = []
    /// The number of findings that this finding sums up; nil for a finding of its own.
    package var gathered: Int?
    /// The name of a missing picture that the input refers to; nil for other problems.
    package var missingName: String?

    package init(
        _ severity: Severity, _ rule: Rule, at location: SourceLocation, about subject: Subject = .file,
        _ message: String
    ) {
        (self.location, self.subject, self.severity) = (location, subject, severity)
        (self.message, self.rule) = (Self.sentence(message, about: location.path), rule)
    }

    /// Creates a finding about a file or folder as a whole.
    package init(_ severity: Severity, _ rule: Rule, at path: String, about subject: Subject = .file, _ message: String)
    {
        self.init(severity, rule, at: SourceLocation(path: path), about: subject, message)
    }

    /// Creates a finding without a location; the caller adds it with ``located(at:about:)``.
    package init(_ severity: Severity, _ rule: Rule, about subject: Subject = .file, _ message: String) {
        self.init(severity, rule, at: "", about: subject, message)
    }

    package func located(at location: SourceLocation, about subject: Subject? = nil) -> Diagnostic {
        var located = self
        located.location = location
        located.message = Self.sentence(message, about: location.path)
        if let subject { located.subject = subject }
        return located
    }

    /// Adds the file's name as the subject of a message that begins with a verb, such as "is truncated".
    private static func sentence(_ message: String, about path: String) -> String {
        guard let name = path.split(separator: "/").last, let verb = message.split(separator: " ", maxSplits: 1).first,
            verbs.contains(String(verb))
        else { return message }
        return "\(name) \(message)"
    }

    private static let verbs: Set<String> = [
        "cannot", "can't", "contains", "does", "ends", "has", "is", "leads", "needs", "takes", "was", "would",
    ]

    /// The parts by which a finding is recognized after edits to other parts of its file.
    package struct Identity: Hashable, Sendable {
        package var path: String
        package let rule: String
        package let subject: String

        package init(path: String, rule: String, subject: String) {
            (self.path, self.rule, self.subject) = (path, rule, subject)
        }
    }

    package var identity: Identity { Identity(path: path, rule: rule.rawValue, subject: subject.description) }
    package var path: String { location.path }
    package var line: Int? { location.line }
    package var column: Int? { location.column }
}

extension Diagnostic: Comparable {
    package static func < (left: Diagnostic, right: Diagnostic) -> Bool {
        if left.location != right.location { return left.location < right.location }
        if left.rule != right.rule { return left.rule.rawValue < right.rule.rawValue }
        if left.message != right.message { return left.message < right.message }
        return left.subject != right.subject && left.subject.description < right.subject.description
    }
}

extension Diagnostic: CustomStringConvertible {
    package var description: String {
        "\(TerminalText.escaped(location.description)): \(severity.rawValue): \(TerminalText.escaped(message)) [\(rule.rawValue)]"
    }
}

extension Sequence {
    /// Returns the elements in descending order of severity, and otherwise in their original order.
    package func errorsFirst(_ severity: (Element) -> Diagnostic.Severity) -> [Element] {
        Diagnostic.Severity.allCases.flatMap { wanted in filter { severity($0) == wanted } }
    }
}
