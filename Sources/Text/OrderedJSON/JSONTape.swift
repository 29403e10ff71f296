/// A JSON text on one line that grows, and where in it the values lie.
///
/// Text and offsets are in two lists that serve for the next text, too: writing a value allocates nothing. Values come
/// in the order of the text; what has been begun is ended by the next value outside of it.
package struct JSONTape {
    /// What a value can be, as far as its layout depends on it.
    package enum Kind { case plain, array, object }

    /// One value of the text.
    struct Value {
        let kind: Kind
        /// Where it begins; with its name where it is a member.
        let nameStart: Int
        /// Where it begins without its name.
        let start: Int
        /// Where it ends; for a value that holds others, known when it has ended.
        var end = 0
        /// The number of the first value behind it that it does not hold.
        var next = 0
        /// True where it holds only values that hold none.
        var isFlat = true
        /// True where it holds only values that hold none, and arrays of such.
        var isSimple = true
    }

    /// A value that has been begun.
    private struct Container {
        let value: Int
        var count = 0
        /// The name of the latest member.
        var name = ""
    }

    /// The text, all on one line, with a space behind `:` and `,`.
    private(set) var bytes: [UInt8] = []
    /// The values, each in front of those that it holds.
    private(set) var values: [Value] = []
    private var open: [Container] = []
    /// Where the next value begins with its name; nil where none may come.
    private var awaited: Int? = 0

    /// How many values have been begun and not ended.
    package var depth: Int { open.count }

    /// Makes room for another text.
    mutating func reset() {
        bytes.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
        open.removeAll(keepingCapacity: true)
        awaited = 0
    }

    /// True where a value may come, and has this number.
    func awaits(_ number: Int) -> Bool { awaited != nil && values.count == number }

    /// True where a value has been begun at a depth and not ended.
    func isOpen(_ number: Int, _ kind: Kind, at depth: Int) -> Bool {
        open.count > depth && open[depth].value == number && values[number].kind == kind
    }

    /// How many values a value holds that has not ended.
    func count(at depth: Int) -> Int { open[depth].count }

    /// The names and numbers of the latest values down to a depth.
    func path(to depth: Int) -> [any CodingKey] {
        open.prefix(depth).map { container in
            values[container.value].kind == .object ? JSONKey.name(container.name) : .number(container.count - 1)
        }
    }

    /// Begins a value that holds others.
    package mutating func begin(_ kind: Kind) {
        open.append(Container(value: values.count))
        values.append(Value(kind: kind, nameStart: takeStart(), start: bytes.count))
        bytes.append(kind == .array ? UInt8(ascii: "[") : UInt8(ascii: "{"))
    }

    /// Ends everything that has been begun beyond a depth; a value that was awaited there and did not come is an empty
    /// object.
    package mutating func end(to depth: Int) {
        if awaited != nil { begin(.object) }
        while open.count > depth {
            let number = open.removeLast().value
            bytes.append(values[number].kind == .array ? UInt8(ascii: "]") : UInt8(ascii: "}"))
            values[number].end = bytes.count
            values[number].next = values.count
            guard let parent = open.last?.value else { return }
            values[parent].isFlat = false
            if values[number].kind == .object || !values[number].isFlat { values[parent].isSimple = false }
        }
    }

    /// Names the next value, a member of the innermost object.
    package mutating func member(_ name: String) {
        let start = nextStart()
        open[open.count - 1].name = name
        append(quoted: name)
        bytes.append(UInt8(ascii: ":"))
        bytes.append(UInt8(ascii: " "))
        awaited = start
    }

    /// Makes way for the next value, an element of the innermost array.
    package mutating func element() { awaited = nextStart() }

    /// Adds a value that holds no other.
    mutating func add(word: StaticString) {
        addPlain { $0.append(contentsOf: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)) }
    }

    /// Adds a number by its digits.
    mutating func add(digits: String) { addPlain { $0.append(contentsOf: digits.utf8) } }

    /// Adds a number of hundredths, 1 … 99.
    mutating func add(hundredths: UInt8) {
        addPlain { bytes in
            bytes += "0.".utf8
            bytes.append(UInt8(ascii: "0") + hundredths / 10)
            if hundredths % 10 > 0 { bytes.append(UInt8(ascii: "0") + hundredths % 10) }
        }
    }

    /// Adds a string.
    package mutating func add(_ string: String) {
        let (nameStart, start) = (takeStart(), bytes.count)
        append(quoted: string)
        values.append(Value(kind: .plain, nameStart: nameStart, start: start, end: bytes.count, next: values.count + 1))
    }

    /// Adds a value with all that it holds.
    mutating func add(_ node: JSONNode) {
        switch node.content {
        case .null: add(word: "null")
        case .bool(let value): add(word: value ? "true" : "false")
        case .number(let digits): add(digits: digits)
        case .string(let string): add(string)
        case .array(let elements):
            begin(.array)
            for value in elements {
                element()
                add(value)
            }
            end(to: depth - 1)
        case .object(let members):
            begin(.object)
            for value in members {
                member(value.name)
                add(value.value)
            }
            end(to: depth - 1)
        }
    }

    private mutating func addPlain(_ write: (inout [UInt8]) -> Void) {
        let (nameStart, start) = (takeStart(), bytes.count)
        write(&bytes)
        values.append(Value(kind: .plain, nameStart: nameStart, start: start, end: bytes.count, next: values.count + 1))
    }

    /// Where the value begins that is added now.
    private mutating func takeStart() -> Int {
        guard let start = awaited else { preconditionFailure("two values in one place") }
        awaited = nil
        return start
    }

    /// Puts a comma behind the latest value of the innermost one, where there is one, and gives the offset behind it.
    private mutating func nextStart() -> Int {
        if open[open.count - 1].count > 0 {
            bytes.append(UInt8(ascii: ","))
            bytes.append(UInt8(ascii: " "))
        }
        open[open.count - 1].count += 1
        return bytes.count
    }

    /// Adds a string literal; what a terminal or an editor would obey rather than show is escaped.
    private mutating func append(quoted string: String) {
        let quote = UInt8(ascii: "\"")
        bytes.append(quote)
        // Nearly every string is written as it is.
        let isOrdinary =
            string.utf8.withContiguousStorageIfAvailable { text in
                for byte in text where Self.isNoteworthy(byte) { return false }
                bytes.append(contentsOf: text)
                return true
            } ?? false
        if !isOrdinary { for scalar in string.unicodeScalars { append(escaped: scalar) } }
        bytes.append(quote)
    }

    /// True for a byte that is escaped, or that may begin a scalar that is: 0xC2 a control character of U+0080 to
    /// U+009F, 0xD8 the Arabic letter mark, 0xE2 the separators and the marks of direction of U+2000 to U+2FFF.
    private static func isNoteworthy(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, 0x22, 0x5C, 0x7F, 0xC2, 0xD8, 0xE2: true
        default: false
        }
    }

    private mutating func append(escaped scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": bytes += "\\\"".utf8
        case "\\": bytes += "\\\\".utf8
        case "\n": bytes += "\\n".utf8
        case "\r": bytes += "\\r".utf8
        case "\t": bytes += "\\t".utf8
        // Control characters, line separators, and what turns the direction of writing (Unicode Standard Annex 9, table
        // 4).
        case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}"..."\u{200F}", "\u{2028}"..."\u{202E}",
            "\u{2066}"..."\u{2069}":
            let digits = String(scalar.value, radix: 16, uppercase: true)
            bytes += ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8
        default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        }
    }
}

/// A name or number on the way to a value.
enum JSONKey: CodingKey {
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
