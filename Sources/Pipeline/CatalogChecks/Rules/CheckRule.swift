package import CatalogConfiguration
package import Diagnostics

/// A rule of `tincture check`: a problem to find, an explanation of the problem, and two example source trees.
///
/// One example has the problem, and the other doesn't. The tests check both. `tincture rules` and SARIF reports show
/// the explanation (``help``). Each rule has its own file and is listed in ``all``.
package struct CheckRule: Sendable {
    package enum Area: String, Sendable, CaseIterable {
        case catalog
        case code
        case carousel
        case configuration
        case manifest
    }

    package let rule: Rule
    package let area: Area
    /// The default severity; nil for a rule that must be turned on.
    ///
    /// If the findings of a rule differ in severity, this property is the highest severity.
    package let severity: Diagnostic.Severity?
    package let options: [RuleOption]
    package let help: String
    /// An example of a source tree with a finding of this rule.
    package var triggering: RuleExample { makeTriggering() }
    /// An example of a source tree without a finding of this rule.
    package var clean: RuleExample { makeClean() }
    /// A function that returns the rule's findings about a tree; nil if other types create all of the findings while
    /// they read or write.
    let find: (@Sendable (CheckedTree, CheckRule) -> [Diagnostic])?
    /// A function that creates the example with a finding, only when needed, because creating all examples is slow.
    private let makeTriggering: @Sendable () -> RuleExample
    private let makeClean: @Sendable () -> RuleExample

    private init(
        _ rule: Rule, _ area: Area, _ severity: Diagnostic.Severity?, _ options: [RuleOption], _ help: String,
        _ triggering: @escaping @Sendable () -> RuleExample, _ clean: @escaping @Sendable () -> RuleExample,
        _ find: (@Sendable (CheckedTree, CheckRule) -> [Diagnostic])?
    ) {
        (self.rule, self.area, self.severity, self.options, self.help) = (rule, area, severity, options, help)
        (makeTriggering, makeClean, self.find) = (triggering, clean, find)
    }

    init(
        _ rule: Rule, in area: Area, _ severity: Diagnostic.Severity?, options: [RuleOption] = [], help: String,
        triggering: @autoclosure @escaping @Sendable () -> RuleExample,
        clean: @autoclosure @escaping @Sendable () -> RuleExample,
        find: @escaping @Sendable (CheckedTree, CheckRule) -> [Diagnostic]
    ) {
        self.init(rule, area, severity, options, help, triggering, clean, find)
    }

    /// Creates a rule whose findings another type creates while reading or writing.
    ///
    /// The rule may also check a tree itself, with `find`.
    ///
    /// - Parameter finder: the type that creates the findings, as information for readers of the code. The compiler
    ///   ensures that the type exists.
    init(
        _ rule: Rule, in area: Area, _ severity: Diagnostic.Severity?, foundBy finder: Any.Type, help: String,
        triggering: @autoclosure @escaping @Sendable () -> RuleExample,
        clean: @autoclosure @escaping @Sendable () -> RuleExample,
        find: (@Sendable (CheckedTree, CheckRule) -> [Diagnostic])? = nil
    ) {
        self.init(rule, area, severity, [], help, triggering, clean, find)
    }

    package var summary: String {
        helpText.firstRange(of: ". ").map { String(helpText[..<$0.lowerBound]) + "." } ?? helpText
    }

    package var helpText: String { help.split(whereSeparator: \.isNewline).joined(separator: " ") }
}

extension CheckRule: CustomStringConvertible {
    package var description: String { rule.rawValue }
}

extension CheckRule {
    func finding(
        _ severity: Diagnostic.Severity? = nil, at location: SourceLocation, about subject: Subject, _ message: String,
        related: [String] = []
    ) -> Diagnostic {
        var finding = Diagnostic(severity ?? self.severity ?? .warning, rule, at: location, about: subject, message)
        finding.related = related
        return finding
    }

    func finding(at path: String, about subject: Subject, _ message: String, related: [String] = []) -> Diagnostic {
        finding(at: SourceLocation(path: path), about: subject, message, related: related)
    }
}
