internal import Diagnostics

/// A finding as the script shows it.
struct FindingItem: Encodable, Hashable, Sendable {
    var severity: String
    var place: String
    var message: String
    var rule: String
    /// The source lines around the location, with a caret below the location; absent if the lines aren't known.
    var frame: String?

    init(_ finding: Diagnostic, frame: String?) {
        severity = finding.severity.rawValue
        place = finding.location.description
        message = finding.message
        rule = finding.rule.rawValue
        self.frame = frame
    }
}
