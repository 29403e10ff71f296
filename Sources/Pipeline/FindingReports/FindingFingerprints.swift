internal import Diagnostics
internal import FileAccess

/// Creates fingerprints, by which code review services recognize the same finding in different commits.
///
/// They depend on the rule, path and subject, not on lines or messages. Equal findings are numbered.
struct FindingFingerprints {
    private let context: ReportContext
    private var counts: [String: Int] = [:]

    init(_ context: ReportContext) { self.context = context }

    /// Returns the 32 hexadecimal digits of the next finding, and its number, from 1, among equal ones.
    mutating func next(_ diagnostic: Diagnostic) -> (digits: String, number: Int) {
        let key = [diagnostic.rule.rawValue, context.fromCheckout(diagnostic.path), diagnostic.subject.description]
            .joined(separator: "\0")
        let number = counts[key, default: 0] + 1
        counts[key] = number
        return (String(ContentDigest.of(Array(key.utf8)).hex.prefix(32)), number)
    }
}
