internal import PlacedYAML

extension ConfigurationKey {
    static func flag(_ name: String, _ path: any WritableKeyPath<Object, Bool> & Sendable, _ help: String) -> Self {
        ConfigurationKey(name: name, form: .flag, help: help) {
            "\($0[keyPath: path])"
        } read: { node, object, reader in
            if let value = reader.text.bool(node, "\"\(name)\"") { object[keyPath: path] = value }
        }
    }

    static func integer(
        _ name: String, _ path: any WritableKeyPath<Object, Int> & Sendable, in range: ClosedRange<Int>, _ help: String
    ) -> Self {
        ConfigurationKey(name: name, form: .integer(range), help: help) {
            "\($0[keyPath: path])"
        } read: { node, object, reader in
            if let value = reader.text.integer(node, "\"\(name)\"", in: range) { object[keyPath: path] = value }
        }
    }

    static func number(
        _ name: String, _ path: any WritableKeyPath<Object, Double> & Sendable, in range: ClosedRange<Double>,
        _ help: String
    ) -> Self {
        ConfigurationKey(name: name, form: .number(range), help: help) {
            "\($0[keyPath: path])"
        } read: { node, object, reader in
            if let value = reader.text.number(node, "\"\(name)\"", in: range) { object[keyPath: path] = value }
        }
    }

    static func number(
        _ name: String, _ path: any WritableKeyPath<Object, Double?> & Sendable, in range: ClosedRange<Double>,
        _ help: String
    ) -> Self {
        ConfigurationKey(name: name, form: .number(range), help: help) {
            $0[keyPath: path].map { "\($0)" }
        } read: { node, object, reader in
            if let value = reader.text.number(node, "\"\(name)\"", in: range) { object[keyPath: path] = value }
        }
    }

    /// Creates a key whose value is one of a few words.
    ///
    /// - Parameter what: the meaning of the word in messages, such as `style`.
    static func word<Value: Equatable & Sendable>(
        _ name: String, _ path: any WritableKeyPath<Object, Value> & Sendable, called what: String,
        among words: [(String, Value)], _ help: String
    ) -> Self {
        ConfigurationKey(name: name, form: .word(words.map(\.0)), help: help) { object in
            words.first { $0.1 == object[keyPath: path] }?.0
        } read: { node, object, reader in
            if let value = reader.text.word(node, what, among: words) { object[keyPath: path] = value }
        }
    }

    static func text(_ name: String, _ path: any WritableKeyPath<Object, String?> & Sendable, _ help: String) -> Self {
        ConfigurationKey(name: name, form: .text, help: help) {
            $0[keyPath: path]
        } read: { node, object, reader in
            if let value = reader.text.string(node, "\"\(name)\"") { object[keyPath: path] = value }
        }
    }

    /// Creates a key from two parts: a description of its value for the schema, and a function that reads the value.
    ///
    /// - Parameters:
    ///   - needed: the end of the message if the key is missing; nil for an optional key.
    ///   - standard: the default, for the documentation; nil if there is none.
    static func value(
        _ name: String, _ form: ConfigurationForm, needed: String? = nil, standard: String? = nil, _ help: String,
        read: @escaping @Sendable (YAMLNode, inout Object, inout ConfigurationReader) -> Void
    ) -> Self {
        ConfigurationKey(name: name, form: form, help: help, needed: needed, standard: { _ in standard }, read: read)
    }
}
