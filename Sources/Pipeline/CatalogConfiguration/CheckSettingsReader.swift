internal import Diagnostics
internal import FileAccess
internal import PlacedYAML

/// Reads the keys `code`, `nameParameters` and `rules` of the configuration.
enum CheckSettingsReader {
    static func code(_ node: YAMLNode, folder: String, text: inout ConfigurationText) -> [CheckSettings.CodePath] {
        var paths: [CheckSettings.CodePath] = []
        for node in text.list(node) {
            guard let path = text.path(node, "a folder of code", in: folder) else { continue }
            paths.append(CheckSettings.CodePath(path: path, origin: text.origin(of: node)))
        }
        return paths
    }

    /// Reads the parameters of the app's own functions that accept names of sets, such as `icon(imageName:)`.
    static func names(_ node: YAMLNode, text: inout ConfigurationText) -> [CheckSettings.NameParameter] {
        var names: [CheckSettings.NameParameter] = []
        for node in text.list(node) {
            guard let word = text.string(node, "a parameter") else { continue }
            guard let name = CheckSettings.NameParameter(word, origin: text.origin(of: node)) else {
                text.error(
                    at: node,
                    "\(word.quoted) does not name a parameter. Write its function and label, such as \"icon(imageName:)\", or \"icon(_:)\" without a label."
                )
                continue
            }
            names.append(name)
        }
        return names
    }

    static func rules(_ node: YAMLNode, by reader: inout ConfigurationReader) -> [Rule: CheckSettings.RuleSetting] {
        let vocabulary = reader.rules?()
        var rules: [Rule: CheckSettings.RuleSetting] = [:]
        for (key, value) in reader.text.mapping(node, "\"rules\"") ?? [] {
            guard let rule = Rule(rawValue: key.text), vocabulary.map({ $0.options(of: rule) != nil }) ?? true else {
                reader.text.error(
                    .unknownKey, at: key.node, key: key.text,
                    "unknown rule \(key.text.quoted)\(vocabulary?.hint(for: key.text) ?? ".")")
                continue
            }
            reader.text.trail.append(key.text)
            rules[rule] = CheckSettings.RuleSetting.read(value, of: rule, vocabulary?.options(of: rule), by: &reader)
            reader.text.trail.removeLast()
        }
        return rules
    }
}
