internal import Diagnostics
internal import PlacedYAML

extension CheckSettings.RuleSetting {
    /// What a rule can be set to by one word.
    private static let severities: [(String, Diagnostic.Severity?)] =
        [("off", nil)] + Diagnostic.Severity.allCases.map { ($0.rawValue, $0) }

    /// The keys that every rule has.
    private static let common: [ConfigurationKey<Self>] = [
        .value("severity", .word(severities.map(\.0)), "The severity of the findings, or off.") {
            node, setting, reader in setting.readSeverity(node, by: &reader)
        },
        .value("exclude", .list(.text), "Globs over full names and paths to leave out.") { node, setting, reader in
            setting.exclude = reader.text.list(node).compactMap { reader.text.string($0, "a glob") }
        },
    ]

    /// The keys of a rule.
    ///
    /// - Parameter options: the numbers that it takes; nil where no one knows, so that any key may be one.
    private static func table(of rule: Rule, _ options: [RuleOption]?) -> ConfigurationTable<Self> {
        let numbers = (options ?? []).map { option in
            ConfigurationKey<Self>(name: option.name, form: .number(option.range), help: option.help) { _ in
                option.standard.map { "\($0)" }
            } read: { node, setting, reader in
                setting.options[option.name] = reader.text.number(
                    node, "\"\(option.name)\" of rule \"\(rule.rawValue)\"", in: option.range)
            }
        }
        return ConfigurationTable(common + numbers, isOpen: options == nil)
    }

    /// What is said of a rule: by one word its severity; a mapping may say more.
    ///
    /// - Parameter options: the numbers that it takes; nil where no one knows.
    static func read(
        _ node: YAMLNode, of rule: Rule, _ options: [RuleOption]?, by reader: inout ConfigurationReader
    ) -> Self {
        var setting = Self()
        if node.scalar != nil {
            setting.readSeverity(node, by: &reader)
        } else {
            _ = table(of: rule, options).read(node, as: "rule \"\(rule.rawValue)\"", into: &setting, by: &reader)
        }
        return setting
    }

    private mutating func readSeverity(_ node: YAMLNode, by reader: inout ConfigurationReader) {
        // YAML 1.1 takes `off` for false; ours is 1.2, but people write both.
        if node.bool == false {
            isOff = true
            return
        }
        guard let severity = reader.text.word(node, "severity", among: Self.severities) else { return }
        self.severity = severity
        isOff = severity == nil
    }

    /// Describes the keys that every rule has.
    package static var commonKeys: [ConfigurationKeyDescription] { ConfigurationTable(common).descriptions(Self()) }

    /// Describes the numbers of a rule.
    package static func numbers(of rule: RuleVocabulary.Entry) -> [ConfigurationKeyDescription] {
        Array(table(of: rule.rule, rule.options).descriptions(Self()).dropFirst(common.count))
    }
}
