internal import PlacedYAML

/// The keys of a mapping in the configuration, with their names, allowed values, defaults and readers.
struct ConfigurationTable<Object>: Sendable {
    let keys: [ConfigurationKey<Object>]
    /// The relations between keys.
    let relations: [ConfigurationRelation]
    /// Whether unknown keys are ignored silently.
    private let isOpen: Bool

    init(_ keys: [ConfigurationKey<Object>], relations: [ConfigurationRelation] = [], isOpen: Bool = false) {
        (self.keys, self.relations, self.isOpen) = (keys, relations, isOpen)
    }

    /// Reads the values of a mapping into an object, with a finding for each invalid key and value.
    ///
    /// - Parameter what: the name of the mapping for messages: `carousel "home"`.
    /// - Returns: the values by key; nil if the node isn't a mapping or lacks a required key.
    func read(
        _ node: YAMLNode, as what: String, into object: inout Object, by reader: inout ConfigurationReader
    ) -> [String: YAMLNode]? {
        guard let members = reader.text.members(of: node, in: what, keys: isOpen ? nil : keys.map(\.name)) else {
            return nil
        }
        for key in keys {
            if let needed = key.needed, members[key.name] == nil {
                reader.text.error(at: node, "\(what) needs \(needed)")
                return nil
            }
        }
        for key in keys {
            guard let value = members[key.name] else { continue }
            reader.text.trail.append(key.name)
            key.read(value, &object, &reader)
            reader.text.trail.removeLast()
        }
        return members
    }

    /// Describes the keys, for the schema and the reference.
    ///
    /// - Parameter standard: an object with its defaults.
    func described(_ standard: Object) -> ConfigurationForm { .mapping(descriptions(standard), relations) }

    /// Describes the keys one by one.
    ///
    /// - Parameter standard: an object with its defaults.
    func descriptions(_ standard: Object) -> [ConfigurationKeyDescription] {
        keys.map { key in
            ConfigurationKeyDescription(
                name: key.name, form: key.form, isRequired: key.needed != nil, standard: key.standard(standard),
                help: key.help)
        }
    }
}

/// A relation between two keys of a mapping.
package enum ConfigurationRelation: Sendable {
    /// The first key of a mapping requires the second.
    case needs(String, String)
    /// A mapping has exactly one of the two keys.
    case oneOf(String, String)
    /// A mapping has at most one of the two keys.
    case notBoth(String, String)
}

struct ConfigurationKey<Object>: Sendable {
    let name: String
    let form: ConfigurationForm
    let help: String
    /// The end of the message about a missing key, which says what is needed; nil for an optional key.
    var needed: String?
    /// The default in the configuration's notation; nil if there is none.
    let standard: @Sendable (Object) -> String?
    /// Reads the value into the object; leaves the object unchanged if the value is invalid.
    let read: @Sendable (YAMLNode, inout Object, inout ConfigurationReader) -> Void
}

/// A description of a configuration key, without the function that reads it.
package struct ConfigurationKeyDescription: Sendable {
    package let name: String
    package let form: ConfigurationForm
    package let isRequired: Bool
    package let standard: String?
    package let help: String
}

/// The allowed forms of a configuration value.
package enum ConfigurationForm: Sendable {
    case text
    case flag
    case integer(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    case word([String])
    /// A color in CSS notation.
    case color
    /// A list of at least this many elements; if one suffices, a single element counts as a list.
    indirect case list(ConfigurationForm, atLeast: Int = 0)
    /// A list of two numbers.
    case pair(ClosedRange<Double>)
    /// A value of any of these forms.
    indirect case any([ConfigurationForm])
    case mapping([ConfigurationKeyDescription], [ConfigurationRelation])
    /// A mapping whose keys are names: any names, or one of a few words if these are given.
    indirect case names(among: [String] = [], ConfigurationForm)
    /// A list of emitters, or a mapping of emitters to their options.
    case emitters
    /// A mapping of rules to a severity or to their settings.
    case rules
}
