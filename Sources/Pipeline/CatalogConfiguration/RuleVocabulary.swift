package import Diagnostics

/// A numeric option that the configuration can set for a rule.
package struct RuleOption: Sendable, Hashable {
    package let name: String
    /// The default value; nil if there is none, so that the option has an effect only if the configuration sets it.
    package let standard: Double?
    package let range: ClosedRange<Double>
    package let help: String

    package init(name: String, standard: Double?, range: ClosedRange<Double>, help: String) {
        (self.name, self.standard, self.range, self.help) = (name, standard, range, help)
    }
}

/// The rules that a configuration can name, and their numeric options.
///
/// The build plugin contains no rules, so it accepts any name. Only `tincture check` reports a misspelled rule.
package struct RuleVocabulary: Sendable {
    package typealias Entry = (
        rule: Rule, summary: @Sendable () -> String, severity: Diagnostic.Severity?, options: [RuleOption]
    )

    /// The rules, in the order of the documentation.
    package let entries: [Entry]
    private let options: [Rule: [RuleOption]]

    package init(_ rules: [Entry]) {
        entries = rules
        options = Dictionary(rules.map { ($0.rule, $0.options) }) { first, _ in first }
    }

    var names: [String] { options.keys.map(\.rawValue).sorted() }

    func options(of rule: Rule) -> [RuleOption]? { options[rule] }
}
