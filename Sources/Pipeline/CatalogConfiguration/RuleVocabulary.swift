package import Diagnostics

/// A numeric option that the configuration can set for a rule.
package struct RuleOption: Sendable, Hashable {
    /// The key, such as `distance`.
    package let name: String
    /// The default; nil for a limit that must be set.
    package let standard: Double?
    package let range: ClosedRange<Double>
    package let help: String

    package init(name: String, standard: Double?, range: ClosedRange<Double>, help: String) {
        (self.name, self.standard, self.range, self.help) = (name, standard, range, help)
    }
}

/// The rules that a configuration can name, and their numeric options.
///
/// The build plugin has no rules, so it has no vocabulary and accepts any name; `tincture check` reports a misspelled
/// one.
package struct RuleVocabulary: Sendable {
    package typealias Entry = (
        rule: Rule, summary: @Sendable () -> String, severity: Diagnostic.Severity?, options: [RuleOption]
    )

    /// The rules in their order.
    package let entries: [Entry]
    private let options: [Rule: [RuleOption]]

    package init(_ rules: [Entry]) {
        entries = rules
        options = Dictionary(rules.map { ($0.rule, $0.options) }) { first, _ in first }
    }

    /// The identifiers, sorted.
    var names: [String] { options.keys.map(\.rawValue).sorted() }

    /// Returns the options of a rule; nil if there is no such rule.
    func options(of rule: Rule) -> [RuleOption]? { options[rule] }
}
