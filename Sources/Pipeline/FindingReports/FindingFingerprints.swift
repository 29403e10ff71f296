internal import Diagnostics
internal import FileAccess

/// Names findings so that services know them again from commit to commit.
///
/// A name is made of rule, path, what the finding is about, and how many such findings are before it: it stays the
/// same where lines move and where words change.
struct FindingFingerprints {
    private let context: ReportContext
    private var counts: [String: Int] = [:]

    init(_ context: ReportContext) { self.context = context }

    /// The name of the next finding, as 32 hexadecimal digits, and its number among those that only their lines tell
    /// apart, from 1.
    mutating func next(_ diagnostic: Diagnostic) -> (digits: String, number: Int) {
        let key = [diagnostic.rule.rawValue, context.fromCheckout(diagnostic.path), diagnostic.subject.description]
            .joined(separator: "\0")
        let number = counts[key, default: 0] + 1
        counts[key] = number
        return (String(ContentDigest.of(Array(key.utf8)).hex.prefix(32)), number)
    }
}
