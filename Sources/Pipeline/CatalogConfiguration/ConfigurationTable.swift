internal import PlacedYAML

/// The keys that are allowed in one kind of mapping in `tincture.yml`, for reading and for documentation.
struct ConfigurationTable<Object>: Sendable {
    let keys: [ConfigurationKey<Object>]
    let relations: [ConfigurationRelation]
    private let isOpen: Bool

    init(_ keys: [ConfigurationKey<Object>], relations: [ConfigurationRelation] = [], isOpen: Bool = false) {
        (self.keys, self.relations, self.isOpen) = (keys, relations, isOpen)
    }

    /// Reads the values of a mapping into an object, with a finding for each invalid key and value.
    ///
    /// - Parameter what: the mapping in messages, such as `carousel "home"`.
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

    /// Describes the mapping for the schema and the reference, given an object with default values.
    func described(_ standard: Object) -> ConfigurationForm { .mapping(descriptions(standard), relations) }

    /// Describes each key for the schema and the reference, given an object with default values.
    func descriptions(_ standard: Object) -> [ConfigurationKeyDescription] {
        keys.map { key in
            ConfigurationKeyDescription(
                name: key.name, form: key.form, isRequired: key.needed != nil, standard: key.standard(standard),
                help: key.help)
        }
    }
}

package enum ConfigurationRelation: Sendable {
    /// A mapping with the first key must also have the second.
    case needs(String, String)
    /// A mapping must have exactly one of the two keys.
    case oneOf(String, String)
    /// A mapping may have at most one of the two keys.
    case notBoth(String, String)
}

struct ConfigurationKey<Object>: Sendable {
    let name: String
    let form: ConfigurationForm
    let help: String
    /// The end of the message about the missing key, such as `a "name".`; nil for an optional key.
    var needed: String?
    /// A function that returns the default in the notation of `tincture.yml`, or nil, given an object with defaults.
    let standard: @Sendable (Object) -> String?
    /// A function that reads a value into an object, and leaves the object unchanged if the value is invalid.
    let read: @Sendable (YAMLNode, inout Object, inout ConfigurationReader) -> Void
}

package struct ConfigurationKeyDescription: Sendable {
    package let name: String
    package let form: ConfigurationForm
    package let isRequired: Bool
    package let standard: String?
    package let help: String
}

package enum ConfigurationForm: Sendable {
    case text
    case flag
    case integer(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    case word([String])
    case color
    /// A list with at least `atLeast` elements; if `atLeast` is below 2, a single element may also replace the list.
    indirect case list(ConfigurationForm, atLeast: Int = 0)
    /// A list of two numbers, each in the given range.
    case pair(ClosedRange<Double>)
    indirect case any([ConfigurationForm])
    case mapping([ConfigurationKeyDescription], [ConfigurationRelation])
    /// A mapping from names to values of the same kind; without `among`, any name is allowed.
    indirect case names(among: [String] = [], ConfigurationForm)
    /// The value of `emit`: a list of emitters, or a mapping from emitters to their options.
    case emitters
    /// The value of `rules`: a mapping from rules to a severity or to settings.
    case rules
}
