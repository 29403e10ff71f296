/// What the type of a member can hold.
indirect enum MemberForm: Equatable {
    case text, integer, number, flag
    case word([String])
    case list(MemberForm)
    /// An object of the type of this name.
    case object(String)
}

/// A member that a type is read from.
struct RecordedMember: Equatable {
    let name: String
    let form: MemberForm
    let isRequired: Bool
}

/// Finds out which members a `Decodable` type is read from, by letting it read and taking notes.
final class MemberRecorder: Decoder {
    /// The members of every object type, by the name of the type.
    final class Record {
        fileprivate(set) var types: [(name: String, members: [RecordedMember])] = []
        fileprivate var begun: Set<String> = []
    }

    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]
    private let record: Record
    private let words: [String]
    private var members: [RecordedMember] = []
    /// The keys of which a type has asked whether they are there: it can do without them.
    private var optional: Set<String> = []

    private init(_ record: Record, words: [String] = []) { (self.record, self.words) = (record, words) }

    /// The members of a type and of every type in it, in the order in which they are read.
    static func members(of type: (some Decodable).Type) throws -> [(name: String, members: [RecordedMember])] {
        let record = Record()
        _ = try object(type, record)
        return record.types
    }

    /// The name of a type without its module.
    static func name(of type: Any.Type) -> String {
        let name = String(reflecting: type)
        return name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    }

    private static func object<Value: Decodable>(_ type: Value.Type, _ record: Record) throws -> Value {
        let recorder = MemberRecorder(record)
        let name = name(of: type)
        let isNew = record.begun.insert(name).inserted
        let value = try Value(from: recorder)
        if isNew { record.types.append((name, recorder.members)) }
        return value
    }

    /// The form of a type; what is in it is recorded on the way.
    fileprivate func form(of type: any Decodable.Type) throws -> MemberForm {
        if type == String.self { return .text }
        if type == Int.self { return .integer }
        if type == Double.self { return .number }
        if type == Bool.self { return .flag }
        if let list = type as? any RecordedList.Type { return .list(try form(of: list.element)) }
        if let words = Self.words(of: type) { return .word(words) }
        _ = try Self.object(type, record)
        return .object(Self.name(of: type))
    }

    /// The raw values of an enumeration; nil for another type.
    private static func words(of type: Any.Type) -> [String]? {
        func words<Word: CaseIterable>(_ type: Word.Type) -> [String] {
            Word.allCases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
        }
        return (type as? any CaseIterable.Type).map { words($0) }
    }

    fileprivate func note(_ key: any CodingKey, _ type: any Decodable.Type, isRequired: Bool) throws {
        let name = key.stringValue
        let form = try form(of: type)
        members.append(
            RecordedMember(name: name, form: form, isRequired: isRequired && !optional.contains(name)))
    }

    fileprivate func value<Value: Decodable>(of type: Value.Type) throws -> Value {
        try Value(from: MemberRecorder(Record(), words: Self.words(of: type) ?? []))
    }

    fileprivate func asks(for key: any CodingKey) { optional.insert(key.stringValue) }

    func container<Key>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Keys<Key>(recorder: self))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer { Nothing(words: []) }

    func singleValueContainer() -> any SingleValueDecodingContainer { Nothing(words: words) }
}

/// A list, whose elements have a type.
protocol RecordedList {
    static var element: any Decodable.Type { get }
}

extension Array: RecordedList where Element: Decodable {
    static var element: any Decodable.Type { Element.self }
}

/// The types of the manifest use nothing else of Swift's coding.
private struct NotInManifests: Error {}

/// The members of an object.
private struct Keys<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let recorder: MemberRecorder
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { [] }

    func contains(_ key: Key) -> Bool {
        recorder.asks(for: key)
        return true
    }

    func decodeNil(forKey key: Key) throws -> Bool { throw NotInManifests() }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try taken(type, key, false) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try taken(type, key, "") }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try taken(type, key, 0) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try taken(type, key, 0) }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try recorder.note(key, type, isRequired: true)
        return try recorder.value(of: type)
    }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try absent(type, key) }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try absent(type, key) }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try absent(type, key) }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try absent(type, key) }
    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        try absent(type, key)
    }

    private func taken<Value: Decodable>(_ type: Value.Type, _ key: Key, _ value: Value) throws -> Value {
        try recorder.note(key, type, isRequired: true)
        return value
    }

    private func absent<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value? {
        try recorder.note(key, type, isRequired: false)
        return nil
    }

    func nestedContainer<Nested>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { throw NotInManifests() }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw NotInManifests() }
    func superDecoder() throws -> any Decoder { throw NotInManifests() }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw NotInManifests() }
}

/// A list of nothing, or the first word of an enumeration.
private struct Nothing: UnkeyedDecodingContainer, SingleValueDecodingContainer {
    let words: [String]
    var codingPath: [any CodingKey] { [] }
    var count: Int? { 0 }
    var isAtEnd: Bool { true }
    var currentIndex: Int { 0 }

    func decodeNil() -> Bool { false }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        guard let word = words.first as? Value else { throw NotInManifests() }
        return word
    }

    func nestedContainer<Nested>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
        throw NotInManifests()
    }
    func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw NotInManifests() }
    func superDecoder() throws -> any Decoder { throw NotInManifests() }
}
