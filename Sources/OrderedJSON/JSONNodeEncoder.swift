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
        try value.encode(to: NodeEncoder(slot: slot))
        return slot.node
    }

    /// The text of a value in a layout, without a line end.
    ///
    /// - Parameter indent: how far the line on which the text begins is indented.
    public static func text(_ value: some Encodable, layout: JSONWriter.Layout, indent: Int = 0) throws -> String {
        var text = ""
        JSONWriter.write(try encode(value), layout: layout, indent: indent, to: &text)
        return text
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
    /// The value that this one is a part of, and its name or number in there.
    private unowned let parent: Slot?
    private let key: SlotKey?

    init() { (parent, key) = (nil, nil) }

    private init(in parent: Slot, _ key: SlotKey) { (self.parent, self.key) = (parent, key) }

    /// The way to the value; put together only when somebody asks, for hardly anybody does.
    var codingPath: [any CodingKey] {
        guard let parent, let key else { return [] }
        return parent.codingPath + [key]
    }

    var node: JSONNode {
        switch state {
        case .plain(let content): JSONNode(content)
        case .array(let slots): JSONNode(.array(slots.map(\.node)))
        case .object(let members):
            JSONNode(.object(members.map { JSONNode.Member(name: $0.name, value: $0.slot.node) }))
        }
    }

    func member(_ name: String) -> Slot {
        let slot = Slot(in: self, .name(name))
        guard case .object(var members) = state else { preconditionFailure("a keyed container over something else") }
        // With two owners the list would be copied for every member.
        state = .plain(.null)
        members.append((name, slot))
        state = .object(members)
        return slot
    }

    func element() -> Slot {
        guard case .array(var slots) = state else { preconditionFailure("an unkeyed container over something else") }
        let slot = Slot(in: self, .number(slots.count))
        // As for members.
        state = .plain(.null)
        slots.append(slot)
        state = .array(slots)
        return slot
    }

    func store(_ value: some Encodable) throws {
        switch value {
        case let value as String: state = .plain(.string(value))
        case let value as Bool: state = .plain(.bool(value))
        case let value as Float: try store(Double(value))
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
        default: try value.encode(to: NodeEncoder(slot: self))
        }
    }
}

/// A name or number on the way to a value.
private enum SlotKey: CodingKey {
    case name(String)
    case number(Int)

    init(stringValue: String) { self = .name(stringValue) }

    init(intValue: Int) { self = .number(intValue) }

    var stringValue: String {
        switch self {
        case .name(let name): name
        case .number(let number): "\(number)"
        }
    }

    var intValue: Int? { if case .number(let number) = self { number } else { nil } }
}

private struct NodeEncoder: Encoder {
    let slot: Slot
    var codingPath: [any CodingKey] { slot.codingPath }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(KeyedContainer<Key>(slot: slot))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        slot.state = .array([])
        return UnkeyedContainer(slot: slot)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        SingleValueContainer(slot: slot)
    }
}

private struct KeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let slot: Slot
    var codingPath: [any CodingKey] { slot.codingPath }

    func encodeNil(forKey key: Key) { slot.member(key.stringValue).state = .plain(.null) }

    func encode(_ value: some Encodable, forKey key: Key) throws {
        try slot.member(key.stringValue).store(value)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy keyType: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        NodeEncoder(slot: slot.member(key.stringValue)).container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        NodeEncoder(slot: slot.member(key.stringValue)).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { NodeEncoder(slot: slot.member("super")) }

    func superEncoder(forKey key: Key) -> any Encoder {
        NodeEncoder(slot: slot.member(key.stringValue))
    }
}

private struct UnkeyedContainer: UnkeyedEncodingContainer {
    let slot: Slot
    var codingPath: [any CodingKey] { slot.codingPath }

    var count: Int { if case .array(let slots) = slot.state { slots.count } else { 0 } }

    func encodeNil() { slot.element().state = .plain(.null) }

    func encode(_ value: some Encodable) throws { try slot.element().store(value) }

    func nestedContainer<Nested: CodingKey>(keyedBy keyType: Nested.Type) -> KeyedEncodingContainer<Nested> {
        NodeEncoder(slot: slot.element()).container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        NodeEncoder(slot: slot.element()).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { NodeEncoder(slot: slot.element()) }
}

private struct SingleValueContainer: SingleValueEncodingContainer {
    let slot: Slot
    var codingPath: [any CodingKey] { slot.codingPath }

    func encodeNil() { slot.state = .plain(.null) }

    func encode(_ value: some Encodable) throws { try slot.store(value) }
}
