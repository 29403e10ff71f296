internal import Diagnostics
internal import FileAccess
internal import PlacedYAML

extension CheckSettings.RuleSetting {
    private static let severities: [(String, Diagnostic.Severity?)] =
        [("off", nil)] + Diagnostic.Severity.allCases.map { ($0.rawValue, $0) }

    private static let common: [ConfigurationKey<Self>] = [
        .value(
            "severity", .word(severities.map(\.0)), "The severity of the rule's findings, or off to disable the rule."
        ) {
            node, setting, reader in setting.readSeverity(node, by: &reader)
        },
        .value("exclude", .list(.text), "Globs for full names, paths and folders that the rule ignores.") {
            node, setting, reader in
            setting.excluded = reader.text.globs(node)
            let globs = setting.excluded.map(\.text)
            // A folder stands for everything in it.
            setting.exclude = GlobList(globs + globs.map { $0 + ($0.hasSuffix("/") ? "*" : "/*") })
        },
    ]

    private static func numbers(of rule: Rule, _ options: [RuleOption]) -> [ConfigurationKey<Self>] {
        options.map { option in
            ConfigurationKey(name: option.name, form: .number(option.range), help: option.help) { _ in
                option.standard.map { "\($0)" }
            } read: { node, setting, reader in
                setting.options[option.name] = reader.text.number(
                    node, "\"\(option.name)\" of rule \"\(rule.rawValue)\"", in: option.range)
            }
        }
    }

    /// Reads the value of a rule: a severity, or a mapping of settings.
    ///
    /// - Parameter options: the rule's numeric options; nil to accept any key, because the rules aren't known.
    static func read(
        _ node: YAMLNode, of rule: Rule, _ options: [RuleOption]?, by reader: inout ConfigurationReader
    ) -> Self {
        var setting = Self()
        if node.scalar != nil {
            setting.readSeverity(node, by: &reader)
        } else {
            let table = ConfigurationTable(common + numbers(of: rule, options ?? []), isOpen: options == nil)
            _ = table.read(node, as: "rule \"\(rule.rawValue)\"", into: &setting, by: &reader)
        }
        return setting
    }

    private mutating func readSeverity(_ node: YAMLNode, by reader: inout ConfigurationReader) {
        guard let severity = reader.text.word(node, "severity", among: Self.severities) else { return }
        self.severity = severity
        isOff = severity == nil
    }

    package static var commonKeys: [ConfigurationKeyDescription] { ConfigurationTable(common).descriptions(Self()) }

    package static func numbers(of rule: RuleVocabulary.Entry) -> [ConfigurationKeyDescription] {
        ConfigurationTable(numbers(of: rule.rule, rule.options)).descriptions(Self())
    }
}
