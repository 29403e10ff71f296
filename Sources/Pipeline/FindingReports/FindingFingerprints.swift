internal import Diagnostics
internal import FileAccess

/// Creates fingerprints, by which code review services recognize the same finding in different commits.
///
/// A fingerprint depends on a finding's rule, path and subject (the thing that it is about). So it stays the same if
/// lines move or messages change. Findings with the same rule, path and subject are numbered.
struct FindingFingerprints {
    private let context: ReportContext
    private var counts: [String: Int] = [:]

    init(_ context: ReportContext) { self.context = context }

    /// Returns the fingerprint of the next finding: 32 hexadecimal digits, and its number, from 1, among findings with
    /// the same rule, path and subject.
    mutating func next(_ diagnostic: Diagnostic) -> (digits: String, number: Int) {
        let key = [diagnostic.rule.rawValue, context.fromCheckout(diagnostic.path), diagnostic.subject.description]
            .joined(separator: "\0")
        let number = counts[key, default: 0] + 1
        counts[key] = number
        return (String(ContentDigest.of(Array(key.utf8)).hex.prefix(32)), number)
    }
}
