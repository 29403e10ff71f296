internal import Diagnostics
internal import FileAccess
internal import PlacedYAML

/// Reads the keys `code` and `rules` of `tincture.yml`.
struct CheckSettingsReader {
    static let keys = ["code", "rules"]

    /// The settings that the members of the configuration give.
    static func read(
        _ members: [String: YAMLNode], folder: String, vocabulary: RuleVocabulary?, text: inout ConfigurationText
    ) -> CheckSettings {
        var settings = CheckSettings()
        for node in members["code"].map({ text.list($0) }) ?? [] {
            guard let path = text.string(node, "a folder of code") else { continue }
            settings.code.append(
                CheckSettings.CodePath(path: FilePath.join(folder, path), origin: text.origin(of: node)))
        }
        for (key, value) in members["rules"].flatMap({ text.mapping($0, "\"rules\"") }) ?? [] {
            guard let rule = Rule(rawValue: key.text), vocabulary.map({ $0.options(of: rule) != nil }) ?? true else {
                let hint = NearestWord.hint(for: key.text, among: vocabulary?.names ?? [])
                text.error(
                    .unknownKey, at: key.node,
                    "unknown rule \"\(key.text)\"\(hint.isEmpty ? "; `tincture rules` lists them all" : hint)")
                continue
            }
            settings.rules[rule] = setting(of: rule, value, vocabulary, text: &text)
        }
        return settings
    }

    /// One word is the severity; a mapping may say more.
    private static func setting(
        of rule: Rule, _ node: YAMLNode, _ vocabulary: RuleVocabulary?, text: inout ConfigurationText
    ) -> CheckSettings.RuleSetting {
        var setting = CheckSettings.RuleSetting()
        if node.scalar != nil {
            readSeverity(node, &setting, text: &text)
            return setting
        }
        let what = "rule \"\(rule.rawValue)\""
        let options = vocabulary?.options(of: rule) ?? []
        let keys = vocabulary == nil ? nil : ["severity", "exclude"] + options.map(\.name)
        guard let members = text.members(of: node, in: what, keys: keys) else { return setting }
        if let node = members["severity"] { readSeverity(node, &setting, text: &text) }
        setting.exclude = (members["exclude"].map { text.list($0) } ?? []).compactMap { text.string($0, "a glob") }
        for option in options {
            guard let node = members[option.name] else { continue }
            setting.options[option.name] = text.number(node, "\"\(option.name)\" of \(what)", in: option.range)
        }
        return setting
    }

    private static func readSeverity(
        _ node: YAMLNode, _ setting: inout CheckSettings.RuleSetting, text: inout ConfigurationText
    ) {
        // YAML 1.1 takes `off` for false; ours is 1.2, but people write both.
        if node.bool == false {
            setting.isOff = true
            return
        }
        let words: [(String, Diagnostic.Severity?)] =
            [("off", nil)] + Diagnostic.Severity.allCases.map { ($0.rawValue, $0) }
        guard let severity = text.word(node, "severity", among: words) else { return }
        setting.severity = severity
        setting.isOff = severity == nil
    }
}
