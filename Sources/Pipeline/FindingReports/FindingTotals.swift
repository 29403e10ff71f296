internal import Diagnostics

struct FindingTotals {
    /// The counts by severity, such as `2 errors, 1 note`, or `no findings`.
    let bySeverity: String
    /// The rules with their counts, the most frequent first.
    let byRule: [(rule: Rule, count: Int)]

    init(_ diagnostics: [Diagnostic]) {
        let counts = Diagnostic.Severity.allCases.compactMap { severity -> String? in
            let count = diagnostics.filter { $0.severity == severity }.count
            return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }
        bySeverity = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
        byRule = Dictionary(grouping: diagnostics, by: \.rule).map { ($0, $1.count) }
            .sorted { ($1.count, $0.rule.rawValue) < ($0.count, $1.rule.rawValue) }
    }
}

extension [Diagnostic] {
    /// Returns the most severe findings, at most `limit`, in their original order.
    func worst(_ limit: Int) -> [Diagnostic] {
        guard count > limit else { return self }
        return indices.errorsFirst { self[$0].severity }.prefix(limit).sorted().map { self[$0] }
    }
}
