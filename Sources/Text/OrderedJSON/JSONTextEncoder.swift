/// Writes `Encodable` values as JSON whose members come in the order in which they were encoded.
///
/// A type that leaves `encode(to:)` to the compiler is written in the order of its declaration, which is what a reader
/// of the file expects; Foundation's encoder gives either no order or the alphabet's.
///
/// Who writes many values keeps one encoder, and with it the memory that it works in. A value that is encoded into
/// several containers has to finish one before it goes on with the one around it.
package struct JSONTextEncoder {
    private let shared = SharedTape()

    /// An encoder that has written nothing yet.
    package init() {}

    /// Adds the text of a value in a layout, without a line end.
    ///
    /// - Parameters:
    ///   - indent: how far the line on which the text begins is indented.
    ///   - text: what is added to, in UTF-8.
    /// - Throws: `EncodingError` for a number that JSON cannot hold (infinite or not a number).
    package func write(
        _ value: some Encodable, layout: JSONWriter.Layout, indent: Int = 0, to text: inout [UInt8]
    ) throws {
        shared.tape.reset()
        try shared.store(value)
        JSONWriter.write(shared.tape, layout: layout, indent: indent, to: &text)
    }

    /// The text of a value in a layout, without a line end.
    ///
    /// - Parameter indent: how far the line on which the text begins is indented.
    /// - Throws: `EncodingError` for a number that JSON cannot hold (infinite or not a number).
    package static func text(_ value: some Encodable, layout: JSONWriter.Layout, indent: Int = 0) throws -> String {
        var text: [UInt8] = []
        try Self().write(value, layout: layout, indent: indent, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Lets a value write itself on the tape of an encoder of this module, without containers: for what a text is
    /// mostly made of.
    ///
    /// - Parameter write: adds one value, with all that it holds.
    /// - Returns: false for another encoder, of which nothing is asked.
    package static func write(
        to encoder: any Encoder, _ write: (inout JSONTape) throws -> Void
    ) rethrows -> Bool {
        guard let encoder = encoder as? TapeEncoder else { return false }
        try write(&encoder.shared.tape)
        return true
    }
}

/// The tape that all containers of an encoder write on.
private final class SharedTape {
    var tape = JSONTape()

    /// Adds a value of any type: strings, numbers and truth values encode themselves as single values.
    func store(_ value: some Encodable) throws {
        let depth = tape.depth
        try value.encode(to: TapeEncoder(shared: self, depth: depth, number: tape.values.count))
        tape.end(to: depth)
    }
}

extension JSONTape {
    /// Adds a number.
    ///
    /// - Throws: `EncodingError` for what is infinite or not a number.
    package mutating func add(_ value: Double) throws {
        guard value.isFinite else {
            throw EncodingError.invalidValue(
                value, EncodingError.Context(codingPath: path(to: depth), debugDescription: "JSON has no \(value)"))
        }
        // Of hundredths, as progress has them, the digits are known without a search: none shorter read back the same.
        let hundredths = (value * 100).rounded()
        if value > 0, value < 1, hundredths / 100 == value { return add(hundredths: UInt8(hundredths)) }
        // Whole numbers without ".0"; the rest by the shortest digits that read back the same.
        add(digits: Int(exactly: value).map(String.init) ?? value.description)
    }

    fileprivate mutating func add(_ value: Bool) { add(word: value ? "true" : "false") }

    fileprivate mutating func add(_ value: some FixedWidthInteger) { add(digits: String(value)) }
}

/// Writes one value, which will be that of its number on the tape.
private struct TapeEncoder: Encoder {
    let shared: SharedTape
    let depth: Int
    let number: Int
    var codingPath: [any CodingKey] { shared.tape.path(to: depth) }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// Where to write in the value: two containers of the same kind that are asked for are one.
    private func cursor(_ kind: JSONTape.Kind) -> TapeCursor {
        if shared.tape.awaits(number) { shared.tape.begin(kind) }
        precondition(shared.tape.isOpen(number, kind, at: depth), "two values in one place")
        return TapeCursor(shared: shared, depth: depth, number: number, kind: kind)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(KeyedContainer<Key>(cursor: cursor(.object)))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { UnkeyedContainer(cursor: cursor(.array)) }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        SingleValueContainer(shared: shared, depth: depth)
    }
}

/// A value on the tape that others are put into.
private struct TapeCursor {
    let shared: SharedTape
    let depth: Int
    let number: Int
    let kind: JSONTape.Kind

    /// The encoder of the value that comes next.
    var nextEncoder: TapeEncoder { TapeEncoder(shared: shared, depth: depth + 1, number: shared.tape.values.count) }

    var codingPath: [any CodingKey] { shared.tape.path(to: depth) }

    /// The tape, where a member may come.
    func next(_ name: String) -> SharedTape {
        closeNested()
        shared.tape.member(name)
        return shared
    }

    /// The tape, where an element may come.
    func next() -> SharedTape {
        closeNested()
        shared.tape.element()
        return shared
    }

    /// Ends the values that were put in and have not ended.
    private func closeNested() {
        precondition(shared.tape.isOpen(number, kind, at: depth), "the container around this one has been gone on with")
        shared.tape.end(to: depth + 1)
    }
}

private struct KeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let cursor: TapeCursor
    var codingPath: [any CodingKey] { cursor.codingPath }

    func encodeNil(forKey key: Key) { cursor.next(key.stringValue).tape.add(word: "null") }

    func encode(_ value: String, forKey key: Key) { cursor.next(key.stringValue).tape.add(value) }

    func encode(_ value: Bool, forKey key: Key) { cursor.next(key.stringValue).tape.add(value) }

    func encode(_ value: Int, forKey key: Key) { cursor.next(key.stringValue).tape.add(value) }

    func encode(_ value: Double, forKey key: Key) throws { try cursor.next(key.stringValue).tape.add(value) }

    func encode(_ value: some Encodable, forKey key: Key) throws { try cursor.next(key.stringValue).store(value) }

    func nestedContainer<Nested: CodingKey>(
        keyedBy keyType: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        superEncoder(named: key.stringValue).container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        superEncoder(named: key.stringValue).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { superEncoder(named: "super") }

    func superEncoder(forKey key: Key) -> any Encoder { superEncoder(named: key.stringValue) }

    private func superEncoder(named name: String) -> TapeEncoder {
        _ = cursor.next(name)
        return cursor.nextEncoder
    }
}

private struct UnkeyedContainer: UnkeyedEncodingContainer {
    let cursor: TapeCursor
    var codingPath: [any CodingKey] { cursor.codingPath }

    var count: Int { cursor.shared.tape.count(at: cursor.depth) }

    func encodeNil() { cursor.next().tape.add(word: "null") }

    func encode(_ value: String) { cursor.next().tape.add(value) }

    func encode(_ value: Double) throws { try cursor.next().tape.add(value) }

    func encode(_ value: some Encodable) throws { try cursor.next().store(value) }

    func nestedContainer<Nested: CodingKey>(keyedBy keyType: Nested.Type) -> KeyedEncodingContainer<Nested> {
        nextEncoder().container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { nextEncoder().unkeyedContainer() }

    func superEncoder() -> any Encoder { nextEncoder() }

    private func nextEncoder() -> TapeEncoder {
        _ = cursor.next()
        return cursor.nextEncoder
    }
}

private struct SingleValueContainer: SingleValueEncodingContainer {
    let shared: SharedTape
    let depth: Int
    var codingPath: [any CodingKey] { shared.tape.path(to: depth) }

    func encodeNil() { shared.tape.add(word: "null") }

    func encode(_ value: String) { shared.tape.add(value) }

    func encode(_ value: Bool) { shared.tape.add(value) }

    func encode(_ value: Double) throws { try shared.tape.add(value) }

    func encode(_ value: Float) throws { try shared.tape.add(Double(value)) }

    func encode(_ value: some FixedWidthInteger & Encodable) { shared.tape.add(value) }

    func encode(_ value: some Encodable) throws { try shared.store(value) }
}
