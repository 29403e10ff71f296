/// Turns an `Encodable` value into a ``JSONNode`` whose members come in the order in which they were encoded.
///
/// A type that leaves `encode(to:)` to the compiler is written in the order of its declaration, which is what a reader
/// of the file expects; Foundation's encoder gives either no order or the alphabet's.
public enum JSONNodeEncoder {
    /// The value as a node.
    ///
    /// - Throws: `EncodingError` for a number that JSON cannot hold (infinite or not a number).
    public static func encode(_ value: some Encodable) throws -> JSONNode {
        let slot = Slot()
        try value.encode(to: NodeEncoder(slot: slot, codingPath: []))
        return slot.node
    }

    /// The text of a value in a layout, without a line end.
    public static func text(_ value: some Encodable, layout: JSONWriter.Layout) throws -> String {
        JSONWriter.text(try encode(value), layout: layout)
    }
}

/// A value under construction; a class because the containers of `Encoder` share it.
private final class Slot {
    enum State {
        case plain(JSONNode.Content)
        case array([Slot])
        case object([(name: String, slot: Slot)])
    }

    var state = State.object([])

    var node: JSONNode {
        switch state {
        case .plain(let content): JSONNode(content)
        case .array(let slots): JSONNode(.array(slots.map(\.node)))
        case .object(let members):
            JSONNode(.object(members.map { JSONNode.Member(name: $0.name, value: $0.slot.node) }))
        }
    }

    func member(_ name: String) -> Slot {
        let slot = Slot()
        guard case .object(var members) = state else { preconditionFailure("a keyed container over something else") }
        members.append((name, slot))
        state = .object(members)
        return slot
    }

    func element() -> Slot {
        let slot = Slot()
        guard case .array(var slots) = state else { preconditionFailure("an unkeyed container over something else") }
        slots.append(slot)
        state = .array(slots)
        return slot
    }

    func store(_ value: some Encodable, codingPath: [any CodingKey]) throws {
        switch value {
        case let value as String: state = .plain(.string(value))
        case let value as Bool: state = .plain(.bool(value))
        case let value as Float: try store(Double(value), codingPath: codingPath)
        case let value as Double:
            guard value.isFinite else {
                throw EncodingError.invalidValue(
                    value, EncodingError.Context(codingPath: codingPath, debugDescription: "JSON has no \(value)"))
            }
            // Whole numbers without ".0"; the rest by the shortest digits that read back the same.
            state = .plain(.number(Int(exactly: value).map(String.init) ?? value.description))
        case let value as Int: state = .plain(.number(String(value)))
        // Each type by its name: asking whether a value conforms to a protocol searches the whole program.
        case let value as Int64: state = .plain(.number(String(value)))
        case let value as Int32: state = .plain(.number(String(value)))
        case let value as Int16: state = .plain(.number(String(value)))
        case let value as Int8: state = .plain(.number(String(value)))
        case let value as UInt: state = .plain(.number(String(value)))
        case let value as UInt64: state = .plain(.number(String(value)))
        case let value as UInt32: state = .plain(.number(String(value)))
        case let value as UInt16: state = .plain(.number(String(value)))
        case let value as UInt8: state = .plain(.number(String(value)))
        default: try value.encode(to: NodeEncoder(slot: self, codingPath: codingPath))
        }
    }
}

private struct NodeEncoder: Encoder {
    let slot: Slot
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(KeyedContainer<Key>(slot: slot, codingPath: codingPath))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        slot.state = .array([])
        return UnkeyedContainer(slot: slot, codingPath: codingPath)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        SingleValueContainer(slot: slot, codingPath: codingPath)
    }
}

private struct KeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let slot: Slot
    let codingPath: [any CodingKey]

    func encodeNil(forKey key: Key) { slot.member(key.stringValue).state = .plain(.null) }

    func encode(_ value: some Encodable, forKey key: Key) throws {
        try slot.member(key.stringValue).store(value, codingPath: codingPath + [key])
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy keyType: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        NodeEncoder(slot: slot.member(key.stringValue), codingPath: codingPath + [key]).container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        NodeEncoder(slot: slot.member(key.stringValue), codingPath: codingPath + [key]).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { NodeEncoder(slot: slot.member("super"), codingPath: codingPath) }

    func superEncoder(forKey key: Key) -> any Encoder {
        NodeEncoder(slot: slot.member(key.stringValue), codingPath: codingPath + [key])
    }
}

private struct UnkeyedContainer: UnkeyedEncodingContainer {
    let slot: Slot
    let codingPath: [any CodingKey]

    var count: Int { if case .array(let slots) = slot.state { slots.count } else { 0 } }

    func encodeNil() { slot.element().state = .plain(.null) }

    func encode(_ value: some Encodable) throws { try slot.element().store(value, codingPath: codingPath) }

    func nestedContainer<Nested: CodingKey>(keyedBy keyType: Nested.Type) -> KeyedEncodingContainer<Nested> {
        NodeEncoder(slot: slot.element(), codingPath: codingPath).container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        NodeEncoder(slot: slot.element(), codingPath: codingPath).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { NodeEncoder(slot: slot.element(), codingPath: codingPath) }
}

private struct SingleValueContainer: SingleValueEncodingContainer {
    let slot: Slot
    let codingPath: [any CodingKey]

    func encodeNil() { slot.state = .plain(.null) }

    func encode(_ value: some Encodable) throws { try slot.store(value, codingPath: codingPath) }
}
