package import Diagnostics

package struct RuleOption: Sendable, Hashable {
    package let name: String
    /// The default value; nil if the option has no effect unless the configuration sets it.
    package let standard: Double?
    package let range: ClosedRange<Double>
    package let help: String

    package init(name: String, standard: Double?, range: ClosedRange<Double>, help: String) {
        (self.name, self.standard, self.range, self.help) = (name, standard, range, help)
    }
}

/// The rules that a configuration can name, and their numeric options.
///
/// The build plugin contains no rules, so only `tincture check` reports a misspelled rule.
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

    /// Returns the end of a message about an unknown rule: the rules that contain the word, or else the nearest one.
    package func hint(for word: String) -> String {
        let names = options.keys.map(\.rawValue).sorted()
        let containing = names.filter { !word.isEmpty && $0.contains(word) }.prefix(4).map { "\"\($0)\"" }
        if !containing.isEmpty { return "; did you mean \(NearestWord.list(containing))?" }
        let hint = NearestWord.hint(for: word, among: names)
        return hint.isEmpty ? "; `tincture rules` lists them all." : hint
    }

    func options(of rule: Rule) -> [RuleOption]? { options[rule] }
}
