/// A writer of `Encodable` values as JSON whose members keep the order in which they were encoded.
///
/// Foundation's encoder supports only alphabetical or undefined order.
package enum JSONTextEncoder {
    /// Appends the JSON text of a value, without a line break at the end.
    ///
    /// - Parameter indent: the indentation, in spaces, of the line on which the value begins.
    ///
    /// - Throws: `EncodingError` for a number that JSON can't represent (infinite or not a number).
    package static func write(
        _ value: some Encodable, layout: JSONWriter.Layout, indent: Int = 0, to text: inout [UInt8]
    ) throws {
        JSONWriter.write(try NodeEncoder.node(of: value), layout: layout, indent: indent, to: &text)
    }

    /// Returns the JSON text of a value, as ``write(_:layout:indent:to:)`` appends it.
    package static func text(_ value: some Encodable, layout: JSONWriter.Layout, indent: Int = 0) throws -> String {
        var text: [UInt8] = []
        try write(value, layout: layout, indent: indent, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    package static func node(of value: some Encodable) throws -> JSONNode { try NodeEncoder.node(of: value) }
}

private final class NodeEncoder: Encoder {
    private enum Content {
        case value(JSONNode)
        case array, object
    }

    /// The encoder of the enclosing value, which owns this encoder.
    private unowned let parent: NodeEncoder?
    private let key: Key?
    private var content: Content?
    /// The members of an object or the elements of an array.
    private var children: [NodeEncoder] = []
    var userInfo: [CodingUserInfoKey: Any] { [:] }
    var codingPath: [any CodingKey] { (parent?.codingPath ?? []) + [key].compactMap(\.self) }

    private enum Key: CodingKey {
        case name(String)
        case index(Int)

        init(stringValue: String) { self = .name(stringValue) }
        init(intValue: Int) { self = .index(intValue) }

        var stringValue: String {
            switch self {
            case .name(let name): name
            case .index(let index): "\(index)"
            }
        }
        var intValue: Int? { if case .index(let index) = self { index } else { nil } }
    }

    private init(_ parent: NodeEncoder? = nil, _ key: Key? = nil) { (self.parent, self.key) = (parent, key) }

    static func node(of value: some Encodable) throws -> JSONNode {
        let encoder = NodeEncoder()
        try value.encode(to: encoder)
        return encoder.node
    }

    /// The encoded value; an empty object if nothing was encoded.
    private var node: JSONNode {
        switch content {
        case .value(let node): node
        case .array: .list(children.map(\.node))
        case .object, nil: .object(children.map { ($0.key?.stringValue ?? "", $0.node) })
        }
    }

    var count: Int { children.count }

    func member(_ name: String) -> NodeEncoder { child(.name(name)) }

    func element() -> NodeEncoder { child(.index(count)) }

    private func child(_ key: Key) -> NodeEncoder {
        let child = NodeEncoder(self, key)
        children.append(child)
        return child
    }

    func container<Name: CodingKey>(keyedBy type: Name.Type) -> KeyedEncodingContainer<Name> {
        if content == nil { content = .object }
        return KeyedEncodingContainer(Members<Name>(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        if content == nil { content = .array }
        return Elements(encoder: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

extension NodeEncoder: SingleValueEncodingContainer {
    private func set(_ node: JSONNode) {
        precondition(content == nil, "two values in one place")
        content = .value(node)
    }

    func encodeNil() { set(JSONNode(.null)) }
    func encode(_ value: String) { set(.text(value)) }
    func encode(_ value: Bool) { set(.flag(value)) }
    func encode(_ value: some FixedWidthInteger & Encodable) { set(JSONNode(.number(String(value)))) }
    func encode(_ value: Float) throws { try encode(Double(value)) }
    func encode(_ value: some Encodable) throws { try value.encode(to: self) }

    func encode(_ value: Double) throws {
        guard value.isFinite else {
            throw EncodingError.invalidValue(
                value, EncodingError.Context(codingPath: codingPath, debugDescription: "JSON has no \(value)"))
        }
        set(.number(value))
    }
}

private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: NodeEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil(forKey key: Key) { encoder.member(key.stringValue).encodeNil() }
    func encode(_ value: String, forKey key: Key) { encoder.member(key.stringValue).encode(value) }
    func encode(_ value: Double, forKey key: Key) throws { try encoder.member(key.stringValue).encode(value) }
    func encode(_ value: some Encodable, forKey key: Key) throws { try value.encode(to: superEncoder(forKey: key)) }

    func nestedContainer<Nested: CodingKey>(
        keyedBy keyType: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        encoder.member(key.stringValue).container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        encoder.member(key.stringValue).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { encoder.member("super") }
    func superEncoder(forKey key: Key) -> any Encoder { encoder.member(key.stringValue) }
}

private struct Elements: UnkeyedEncodingContainer {
    let encoder: NodeEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }
    var count: Int { encoder.count }

    func encodeNil() { encoder.element().encodeNil() }
    func encode(_ value: some Encodable) throws { try value.encode(to: encoder.element()) }

    func nestedContainer<Nested: CodingKey>(keyedBy keyType: Nested.Type) -> KeyedEncodingContainer<Nested> {
        encoder.element().container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder.element().unkeyedContainer() }
    func superEncoder() -> any Encoder { encoder.element() }
}
