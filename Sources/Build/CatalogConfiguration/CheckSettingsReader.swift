package import Diagnostics
internal import FileAccess
internal import PlacedYAML

/// Reads the keys `code` and `rules` of `tincture.yml`.
package enum CheckSettingsReader {
    /// What a rule can be set to by one word.
    package static let severities: [(String, Diagnostic.Severity?)] =
        [("off", nil)] + Diagnostic.Severity.allCases.map { ($0.rawValue, $0) }

    /// Where names of pictures and colors are used.
    static func code(
        _ node: YAMLNode, folder: String, text: inout ConfigurationText
    ) -> [CheckSettings.CodePath] {
        var paths: [CheckSettings.CodePath] = []
        for node in text.list(node) {
            guard let path = text.path(node, "a folder of code", in: folder) else { continue }
            paths.append(CheckSettings.CodePath(path: path, origin: text.origin(of: node)))
        }
        return paths
    }

    /// The parameters of the app's own functions that take names.
    static func names(_ node: YAMLNode, text: inout ConfigurationText) -> [CheckSettings.NameParameter] {
        var names: [CheckSettings.NameParameter] = []
        for node in text.list(node) {
            guard let word = text.string(node, "a parameter") else { continue }
            guard let name = CheckSettings.NameParameter(word) else {
                text.error(
                    at: node,
                    "\"\(word)\" is not a parameter; write it as \"icon(imageName:)\", without a label \"icon(_:)\".")
                continue
            }
            names.append(name)
        }
        return names
    }

    /// What is said of the rules.
    ///
    /// - Parameter vocabulary: the rules that there are; nil for any.
    static func rules(
        _ node: YAMLNode, _ vocabulary: RuleVocabulary?, text: inout ConfigurationText
    ) -> [Rule: CheckSettings.RuleSetting] {
        var rules: [Rule: CheckSettings.RuleSetting] = [:]
        for (key, value) in text.mapping(node, "\"rules\"") ?? [] {
            guard let rule = Rule(rawValue: key.text), vocabulary.map({ $0.options(of: rule) != nil }) ?? true else {
                let hint = NearestWord.hint(for: key.text, among: vocabulary?.names ?? [])
                text.error(
                    .unknownKey, at: key.node, key: key.text,
                    "unknown rule \"\(key.text)\"\(hint.isEmpty ? "; `tincture rules` lists them all." : hint)")
                continue
            }
            text.trail.append(key.text)
            rules[rule] = setting(of: rule, value, vocabulary, text: &text)
            text.trail.removeLast()
        }
        return rules
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
        guard let severity = text.word(node, "severity", among: severities) else { return }
        setting.severity = severity
        setting.isOff = severity == nil
    }
}
