package import CatalogConfiguration
internal import CatalogEmitters
internal import Diagnostics
internal import OrderedJSON

/// The JSON Schema (draft-07) of `tincture.yml`.
///
/// The schema is generated from the same tables that the reader of configurations uses.
package enum ConfigurationSchema {
    package static let address = ProjectAddress.schema("configuration")

    package static let modeline = "# yaml-language-server: $schema=\(address)"

    package static func text(rules: RuleVocabulary) -> String {
        let root = schema(of: Configuration.form, rules)
        return JSONWriter.document(
            JSONNode.object([
                ("$schema", .text(SchemaPart.dialect)), ("$id", .text(address)), ("title", .text("tincture.yml")),
                ("description", .text("The configuration of tincture. Paths are relative to this file.")),
            ]).with(root.members?.map { ($0.name, $0.value) } ?? []).with([("definitions", definitions(rules))]))
    }

    private static func schema(of form: ConfigurationForm, _ rules: RuleVocabulary) -> JSONNode {
        SchemaPart.anyOf(alternatives(of: form, rules))
    }

    /// Returns the alternative schemas of a value, with those of a single element that may replace a list.
    private static func alternatives(of form: ConfigurationForm, _ rules: RuleVocabulary) -> [JSONNode] {
        switch form {
        // YAML parses the name `404` as a number. The reader takes its digits as a name.
        case .text: [["type": .words(["string", "number"])]]
        case .flag: [SchemaPart.type("boolean")]
        case .integer(let range):
            [SchemaPart.number("integer", .integer(range.lowerBound), .integer(range.upperBound))]
        case .number(let range): [number(range)]
        case .pair(let range):
            [
                SchemaPart.type(
                    "array", [("items", number(range)), ("minItems", .integer(2)), ("maxItems", .integer(2))])
            ]
        // YAML 1.1 parses `off` as a boolean.
        case .word(let words) where words.contains("off"):
            [["enum": .list(words.map { .text($0) } + [.flag(false)])]]
        case .word(let words): [SchemaPart.words(words)]
        case .color: [SchemaPart.cssColor]
        case .list(let element, let count):
            (count < 2 ? alternatives(of: element, rules) : []) + [
                SchemaPart.type(
                    "array",
                    [("items", schema(of: element, rules))] + (count > 0 ? [("minItems", .integer(count))] : []))
            ]
        case .any(let forms): forms.flatMap { alternatives(of: $0, rules) }
        case .mapping(let keys, let relations):
            [mapping(keys.map { ($0.name, described($0, rules)) }, keys.filter(\.isRequired).map(\.name), relations)]
        case .names(let words, let form):
            [
                words.isEmpty
                    ? SchemaPart.type("object", [("additionalProperties", schema(of: form, rules))])
                    : mapping(words.map { ($0, schema(of: form, rules)) })
            ]
        case .emitters: emitters
        case .rules: [mapping(rules.entries.map { ($0.rule.rawValue, setting(of: $0, rules)) })]
        }
    }

    private static func number(_ range: ClosedRange<Double>) -> JSONNode {
        SchemaPart.number("number", .number(range.lowerBound), .number(range.upperBound))
    }

    private static func mapping(
        _ members: [(String, JSONNode)], _ required: [String] = [], _ relations: [ConfigurationRelation] = []
    ) -> JSONNode {
        var limits: [(String, JSONNode)] = [("properties", .object(members)), ("additionalProperties", .flag(false))]
        if !required.isEmpty { limits.append(("required", .words(required))) }
        for relation in relations {
            switch relation {
            case .needs(let key, let other): limits.append(("dependencies", .object([(key, .words([other]))])))
            case .oneOf(let key, let other):
                limits.append(("oneOf", .list([key, other].map { .object([("required", .words([$0]))]) })))
            case .notBoth(let key, let other): limits.append(("not", .object([("required", .words([key, other]))])))
            }
        }
        return SchemaPart.type("object", limits)
    }

    private static func described(_ key: ConfigurationKeyDescription, _ rules: RuleVocabulary) -> JSONNode {
        var notes = [("description", JSONNode.text(key.help))]
        if let standard = key.standard { notes.append(("default", value(standard, of: key.form))) }
        return schema(of: key.form, rules).with(notes)
    }

    private static func value(_ standard: String, of form: ConfigurationForm) -> JSONNode {
        switch form {
        case .flag: .flag(standard == "true")
        case .integer, .number: Double(standard).map { .number($0) } ?? .text(standard)
        case .list: (try? JSONParser.parse(Array(standard.utf8), maximumValues: 100)) ?? .list([.text(standard)])
        default: .text(standard)
        }
    }
}

extension ConfigurationSchema {
    private static func definitions(_ rules: RuleVocabulary) -> JSONNode {
        .object(CheckSettings.RuleSetting.commonKeys.map { ($0.name, described($0, rules)) })
    }

    private static func definition(_ name: String) -> JSONNode { .object([("$ref", .text("#/definitions/\(name)"))]) }

    private static func setting(of rule: RuleVocabulary.Entry, _ rules: RuleVocabulary) -> JSONNode {
        let members =
            CheckSettings.RuleSetting.commonKeys.map { ($0.name, definition($0.name)) }
            + CheckSettings.RuleSetting.numbers(of: rule).map { ($0.name, described($0, rules)) }
        return SchemaPart.anyOf([definition("severity"), mapping(members)]).with([
            ("description", .text(rule.summary())), ("default", .text(rule.severity?.rawValue ?? "off")),
        ])
    }

    /// The alternative schemas of `emit`: a name, a list of names, or names with options.
    private static var emitters: [JSONNode] {
        let names = SchemaPart.words(Emitters.all.map { $0.name })
        let requests = Emitters.all.map { emitter in
            let options = emitter.options.map { option in
                let notes = [
                    ("description", JSONNode.text(sentence(option.summary))), ("default", .text(option.standard)),
                ]
                return (option.name, form(of: option).with(notes))
            }
            let schema = SchemaPart.anyOf([mapping(options), SchemaPart.type("null")])
            return (emitter.name, schema.with([("description", .text(sentence(emitter.summary)))]))
        }
        return [names, SchemaPart.type("array", [("items", names)]), mapping(requests)]
    }

    private static func form(of option: EmitterOption) -> JSONNode {
        switch option.form {
        case .word(let words):
            ["enum": .list(words.map { .text($0) } + (words.contains("true") ? [.flag(true), .flag(false)] : []))]
        case .typeName: SchemaPart.type("string", [("pattern", .text("^[A-Z][A-Za-z0-9_]*$"))])
        case .fileName: SchemaPart.type("string", [("pattern", .text("^[^/]+$"))])
        case .packageName: SchemaPart.type("string", [("pattern", .text("^[a-z]\\w*(\\.[a-z]\\w*)*$"))])
        case .identifier: SchemaPart.type("string", [("pattern", .text("^([A-Za-z_][A-Za-z0-9_-]*)?$"))])
        case .selector: SchemaPart.type("string", [("pattern", .text("^[^{};@\\\\]*$"))])
        }
    }

    private static func sentence(_ words: String) -> String {
        words.prefix(1).uppercased() + words.dropFirst() + (words.hasSuffix(".") ? "" : ".")
    }
}
