package import CatalogConfiguration
package import Diagnostics

/// A rule: what it finds, why that matters, and a tree that it has a finding about.
///
/// Help, examples, the tests of the examples, `tincture rules` and the help in SARIF reports are all made from this. A
/// rule is one file, and a name in ``all``.
package struct CheckRule: Sendable {
    /// The part of the input that a rule looks at.
    package enum Area: String, Sendable, CaseIterable {
        /// Asset catalogs and pictures.
        case catalog
        /// Names used in code, storyboards and data files.
        case code
        case carousel
        case configuration
        case manifest
    }

    package let rule: Rule
    package let area: Area
    /// How much a finding weighs where the configuration says nothing; nil for a rule that must be turned on.
    ///
    /// A rule of which findings weigh differently has its heaviest one here.
    package let severity: Diagnostic.Severity?
    /// The numbers that the rule can be given in the configuration.
    package let options: [RuleOption]
    /// The problem, why it matters and what to do about it, in a few sentences.
    package let help: String
    /// A tree that the rule has a finding about.
    package var triggering: RuleExample { makeTriggering() }
    /// A tree that it has none about.
    package var clean: RuleExample { makeClean() }
    /// Looks at a tree, for the rule that is handed to it; nil for a rule whose findings are all made elsewhere.
    let find: (@Sendable (CheckedTree, CheckRule) -> [Diagnostic])?
    /// The examples are made when they are asked for: no check or build needs them, and all of them take longer than a
    /// build of a small catalog.
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

    /// A rule that looks at a tree.
    init(
        _ rule: Rule, in area: Area, _ severity: Diagnostic.Severity?, options: [RuleOption] = [], help: String,
        triggering: @autoclosure @escaping @Sendable () -> RuleExample,
        clean: @autoclosure @escaping @Sendable () -> RuleExample,
        find: @escaping @Sendable (CheckedTree, CheckRule) -> [Diagnostic]
    ) {
        self.init(rule, area, severity, options, help, triggering, clean, find)
    }

    /// A rule whose findings another type makes while it reads or writes.
    ///
    /// It may look at a tree as well.
    ///
    /// - Parameter finder: that type, for readers of the rule; the compiler sees that it exists.
    init(
        _ rule: Rule, in area: Area, _ severity: Diagnostic.Severity?, foundBy finder: Any.Type, help: String,
        triggering: @autoclosure @escaping @Sendable () -> RuleExample,
        clean: @autoclosure @escaping @Sendable () -> RuleExample,
        find: (@Sendable (CheckedTree, CheckRule) -> [Diagnostic])? = nil
    ) {
        self.init(rule, area, severity, [], help, triggering, clean, find)
    }

    /// The first sentence of the help.
    package var summary: String {
        helpText.firstRange(of: ". ").map { String(helpText[..<$0.lowerBound]) + "." } ?? helpText
    }

    /// The help on one line.
    package var helpText: String { help.split(whereSeparator: \.isNewline).joined(separator: " ") }
}

extension CheckRule: CustomStringConvertible {
    package var description: String { rule.rawValue }
}

extension CheckRule {
    /// A finding of the rule, which weighs what the rule says where nothing else is said.
    func finding(
        _ severity: Diagnostic.Severity? = nil, at location: SourceLocation, about subject: Subject, _ message: String,
        related: [String] = []
    ) -> Diagnostic {
        var finding = Diagnostic(severity ?? self.severity ?? .warning, rule, at: location, about: subject, message)
        finding.related = related
        return finding
    }

    /// A finding of the rule about something in a file or folder that is not text.
    func finding(at path: String, about subject: Subject, _ message: String, related: [String] = []) -> Diagnostic {
        finding(at: SourceLocation(path: path), about: subject, message, related: related)
    }
}
