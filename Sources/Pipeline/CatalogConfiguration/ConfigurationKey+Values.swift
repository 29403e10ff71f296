internal import PlacedYAML

extension ConfigurationKey {
    /// Creates a key for a property, with its default for the documentation.
    ///
    /// - Parameter read: reads the value, given the key for messages; nil if the value is invalid.
    private static func key<Value>(
        _ name: String, _ form: ConfigurationForm, _ path: any WritableKeyPath<Object, Value> & Sendable,
        _ help: String, standard: @escaping @Sendable (Value) -> String?,
        read: @escaping @Sendable (inout ConfigurationText, YAMLNode, String) -> Value?
    ) -> Self {
        ConfigurationKey(name: name, form: form, help: help) {
            standard($0[keyPath: path])
        } read: { node, object, reader in
            if let value = read(&reader.text, node, "\"\(name)\"") { object[keyPath: path] = value }
        }
    }

    static func flag(_ name: String, _ path: any WritableKeyPath<Object, Bool> & Sendable, _ help: String) -> Self {
        key(name, .flag, path, help, standard: { "\($0)" }, read: { $0.bool($1, $2) })
    }

    static func integer(
        _ name: String, _ path: any WritableKeyPath<Object, Int> & Sendable, in range: ClosedRange<Int>, _ help: String
    ) -> Self {
        key(name, .integer(range), path, help, standard: { "\($0)" }, read: { $0.integer($1, $2, in: range) })
    }

    static func number(
        _ name: String, _ path: any WritableKeyPath<Object, Double> & Sendable, in range: ClosedRange<Double>,
        _ help: String
    ) -> Self {
        key(name, .number(range), path, help, standard: { "\($0)" }, read: { $0.number($1, $2, in: range) })
    }

    static func number(
        _ name: String, _ path: any WritableKeyPath<Object, Double?> & Sendable, in range: ClosedRange<Double>,
        _ help: String
    ) -> Self {
        key(
            name, .number(range), path, help, standard: { value in value.map { "\($0)" } },
            read: { text, node, name in text.number(node, name, in: range).map { .some($0) } })
    }

    /// - Parameter what: the meaning of the word in messages, such as `style`.
    static func word<Value: Equatable & Sendable>(
        _ name: String, _ path: any WritableKeyPath<Object, Value> & Sendable, called what: String,
        among words: [(String, Value)], _ help: String
    ) -> Self {
        key(
            name, .word(words.map(\.0)), path, help, standard: { value in words.first { $0.1 == value }?.0 },
            read: { text, node, _ in text.word(node, what, among: words) })
    }

    static func text(_ name: String, _ path: any WritableKeyPath<Object, String?> & Sendable, _ help: String) -> Self {
        key(
            name, .text, path, help, standard: { $0 },
            read: { text, node, name in text.string(node, name).map { .some($0) } })
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
