internal import AssetCatalog
internal import Diagnostics
internal import PlacedYAML

extension ConfigurationReader {
    mutating func code(_ node: YAMLNode) -> [CheckSettings.CodePath] {
        text.list(node).compactMap { node in
            text.path(node, "a folder of code", in: folder).map { path in
                CheckSettings.CodePath(path: path, origin: text.origin(of: node))
            }
        }
    }

    mutating func nameParameters(_ node: YAMLNode) -> [CheckSettings.NameParameter] {
        text.list(node).compactMap { node in
            guard let word = text.string(node, "a parameter") else { return nil }
            if let name = CheckSettings.NameParameter(word, origin: text.origin(of: node)) { return name }
            text.error(
                at: node,
                "\(word.quoted) does not name a parameter. Write its function and label, such as \"icon(imageName:)\", or \"icon(_:)\" without a label."
            )
            return nil
        }
    }

    mutating func ruleSettings(_ node: YAMLNode) -> [Rule: CheckSettings.RuleSetting] {
        let vocabulary = rules?()
        var settings: [Rule: CheckSettings.RuleSetting] = [:]
        for (key, value) in text.mapping(node, "\"rules\"") ?? [] {
            guard let rule = Rule(rawValue: key.text), vocabulary.map({ $0.options(of: rule) != nil }) ?? true else {
                text.error(
                    .unknownKey, at: key.node, key: key.text,
                    "unknown rule \(key.text.quoted)\(vocabulary?.hint(for: key.text) ?? ".")")
                continue
            }
            text.trail.append(key.text)
            settings[rule] = CheckSettings.RuleSetting.read(value, of: rule, vocabulary?.options(of: rule), by: &self)
            text.trail.removeLast()
        }
        return settings
    }

    mutating func sources(_ node: YAMLNode) -> [Source] {
        text.list(node).compactMap { node in
            text.path(node, "a source", in: folder).map { Source(path: $0, origin: text.origin(of: node)) }
        }
    }
}
