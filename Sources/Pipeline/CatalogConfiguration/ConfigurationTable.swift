internal import PlacedYAML

/// The keys of a mapping in the configuration: one table says what they are called, what they may be and what counts
/// without them, and reads them.
struct ConfigurationTable<Object>: Sendable {
    let keys: [ConfigurationKey<Object>]
    /// The relations between keys.
    let relations: [ConfigurationRelation]
    /// Whether other keys are passed over without a word.
    private let isOpen: Bool

    init(_ keys: [ConfigurationKey<Object>], relations: [ConfigurationRelation] = [], isOpen: Bool = false) {
        (self.keys, self.relations, self.isOpen) = (keys, relations, isOpen)
    }

    /// Reads the values of a mapping into an object, with a finding for every key and value that is not understood.
    ///
    /// - Parameter what: what the mapping is, for a message: `carousel "home"`.
    /// - Returns: the values by their keys; nil for what is no mapping or lacks a key that it needs.
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
    /// A mapping with the first key needs the second.
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
    /// The tail of the message where the key is missing: what is needed; nil for a key that may be.
    var needed: String?
    /// The default in the configuration's notation; nil for none.
    let standard: @Sendable (Object) -> String?
    /// Reads the value into the object; leaves the object as it is where the value is not understood.
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
    /// A color in a notation of CSS.
    case color
    /// A list of at least so many elements; where one is enough, an element alone counts as a list of one.
    indirect case list(ConfigurationForm, atLeast: Int = 0)
    /// A list of two numbers.
    case pair(ClosedRange<Double>)
    /// A value of any of the forms.
    indirect case any([ConfigurationForm])
    case mapping([ConfigurationKeyDescription], [ConfigurationRelation])
    /// A mapping of names that a person chooses; from a few words, where there are any.
    indirect case names(among: [String] = [], ConfigurationForm)
    /// A list of emitters, or a mapping of emitters to their options.
    case emitters
    /// A mapping of rules to a severity or to their settings.
    case rules
}
