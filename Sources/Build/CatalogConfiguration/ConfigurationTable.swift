internal import PlacedYAML

/// The keys of a mapping in the configuration: one table says what they are called, what they may be and what counts without
/// them, and reads them.
struct ConfigurationTable<Object>: Sendable {
    let keys: [ConfigurationKey<Object>]

    init(_ keys: [ConfigurationKey<Object>]) { self.keys = keys }

    /// Reads the values of a mapping into an object, with a finding for every key and value that is not understood.
    ///
    /// - Parameter what: what the mapping is, for a message: `carousel "home"`.
    /// - Returns: the values by their keys; nil for what is no mapping or lacks a key that it needs.
    func read(
        _ node: YAMLNode, as what: String, into object: inout Object, by reader: inout ConfigurationReader
    ) -> [String: YAMLNode]? {
        guard let members = reader.text.members(of: node, in: what, keys: keys.map(\.name)) else { return nil }
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

    /// What the keys are, for who describes the form of the file.
    ///
    /// - Parameter standard: an object of which nothing has been said.
    func described(_ standard: Object) -> [ConfigurationKeyDescription] {
        keys.map { key in
            ConfigurationKeyDescription(
                name: key.name, form: key.form, isRequired: key.needed != nil, standard: key.standard(standard),
                help: key.help)
        }
    }
}

/// One key of a mapping in the configuration.
struct ConfigurationKey<Object>: Sendable {
    let name: String
    /// What the value may be.
    let form: ConfigurationForm
    /// What it says, in one sentence for people.
    let help: String
    /// The tail of the message where the key is missing: what is needed; nil for a key that may be.
    var needed: String?
    /// What counts where the key is missing, as the configuration would say it; nil for nothing.
    let standard: @Sendable (Object) -> String?
    /// Reads the value into the object; leaves the object as it is where the value is not understood.
    let read: @Sendable (YAMLNode, inout Object, inout ConfigurationReader) -> Void
}

/// What a key is, without the way in which it is read.
struct ConfigurationKeyDescription: Sendable {
    let name: String
    let form: ConfigurationForm
    let isRequired: Bool
    let standard: String?
    let help: String
}

/// What a value of the configuration may be.
enum ConfigurationForm: Sendable {
    case text
    case flag
    case integer(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    case word([String])
    /// A colour in a notation of CSS.
    case color
    /// A list, or one element alone.
    indirect case list(ConfigurationForm)
    /// A value of any of the forms.
    indirect case any([ConfigurationForm])
    /// A mapping with these keys.
    case mapping([ConfigurationKeyDescription])
    /// A mapping of names that a person chooses; from a few words, where there are any.
    indirect case names(among: [String] = [], ConfigurationForm)
}
