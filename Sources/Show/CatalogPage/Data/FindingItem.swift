internal import Diagnostics

struct FindingItem: Encodable, Equatable, Sendable {
    var severity: String
    var place: String
    var message: String
    var rule: String
    /// The names by which the configuration can exclude the finding.
    var names: [String]?
    /// The paths of all files if the finding sums up others in several files.
    var files: [String]?
    /// The source lines around the finding, with a caret below its column.
    var frame: String?
    /// The findings that a check leaves out because this one reports their set as unused.
    var hidden: [FindingItem]?

    init(_ finding: Diagnostic, frame: String?) {
        severity = finding.severity.rawValue
        place = finding.location.description
        message = finding.message
        rule = finding.rule.rawValue
        names = finding.subject.names.isEmpty ? nil : finding.subject.names
        var seen: Set<String> = []
        let all = finding.related.filter { seen.insert($0).inserted }
        files = finding.gathered == nil || all.count < 2 ? nil : all
        self.frame = frame
    }
}
