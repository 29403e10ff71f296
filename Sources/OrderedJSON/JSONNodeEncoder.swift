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
        let slot = Slot(layersAboveText: layout == .pages ? 2 : 0)
        try value.encode(to: NodeEncoder(slot: slot, codingPath: []))
        return slot.text(layout: layout)
    }
}

/// A value under construction; a class because the containers of `Encoder` share it.
private final class Slot {
    enum State {
        case plain(JSONNode.Content)
        case array([Slot])
        case object([(name: String, slot: Slot)])
        /// An object that is an element of a list of the root object, as text: the tree of a long list would take ten
        /// times the memory of its text.
        case text(String)
    }

    var state = State.object([])

    /// How many layers lie above the objects that become text as soon as they are whole; 0 where none do.
    let layersAboveText: Int

    init(layersAboveText: Int = 0) { self.layersAboveText = layersAboveText }

    var node: JSONNode {
        switch state {
        case .plain(let content): JSONNode(content)
        case .array(let slots): JSONNode(.array(slots.map(\.node)))
        case .object(let members):
            JSONNode(.object(members.map { JSONNode.Member(name: $0.name, value: $0.slot.node) }))
        case .text: preconditionFailure("text is made only where text is wanted")
        }
    }

    /// The text of the root.
    func text(layout: JSONWriter.Layout) -> String {
        guard case .object(let members) = state, members.contains(where: \.slot.hasTexts) else {
            return JSONWriter.text(node, layout: layout)
        }
        var text = ""
        JSONWriter.block(members, "{", "}", indent: 0, to: &text) { member, text in
            JSONWriter.quote(member.name, to: &text)
            text += ": "
            guard member.slot.hasTexts, case .array(let slots) = member.slot.state else {
                return JSONWriter.write(member.slot.node, layout: layout, indent: 2, to: &text)
            }
            JSONWriter.block(slots, "[", "]", indent: 2, to: &text) { slot, text in
                if case .text(let known) = slot.state {
                    text += known
                } else {
                    JSONWriter.write(slot.node, layout: layout, indent: 4, to: &text)
                }
            }
        }
        return text
    }

    /// True for a list with an object that is text already.
    private var hasTexts: Bool {
        guard case .array(let slots) = state else { return false }
        return slots.contains { if case .text = $0.state { true } else { false } }
    }

    /// Makes an object text.
    func becomeText() {
        guard case .object = state else { return }
        var text = ""
        JSONWriter.write(node, layout: .pages, indent: 4, to: &text)
        state = .text(text)
    }

    func member(_ name: String) -> Slot {
        let slot = Slot(layersAboveText: max(0, layersAboveText - 1))
        guard case .object(var members) = state else { preconditionFailure("a keyed container over something else") }
        // With two owners the list would be copied for every member.
        state = .plain(.null)
        members.append((name, slot))
        state = .object(members)
        return slot
    }

    func element() -> Slot {
        let slot = Slot()
        guard case .array(var slots) = state else { preconditionFailure("an unkeyed container over something else") }
        // As for members.
        state = .plain(.null)
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

    func encode(_ value: some Encodable) throws {
        let element = slot.element()
        try element.store(value, codingPath: codingPath)
        if slot.layersAboveText == 1 { element.becomeText() }
    }

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
