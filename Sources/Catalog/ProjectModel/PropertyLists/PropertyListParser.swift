internal import CodeLexing
internal import Diagnostics

struct PropertyListError: Error, Equatable {
    let problem: String
    let position: TextPosition
    var limit: LimitExceeded?
}

/// A parser of property lists in the old ASCII style, in which Xcode writes project files.
///
/// Reference: Apple, *Property List Programming Guide*, "Old-Style ASCII Property Lists". Data in angle brackets is
/// read as text.
struct PropertyListParser {
    /// The maximum nesting depth of values; a project file has five levels.
    private static let maximumDepth = 64

    private let bytes: [UInt8]
    private let limit: Int
    private var offset = 0
    private var count = 0

    static func parse(_ bytes: [UInt8], limit: Int) throws(PropertyListError) -> PropertyListValue {
        var parser = PropertyListParser(bytes: bytes, limit: limit)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.offset = 3 }
        let value = try parser.value(depth: 0)
        if try parser.next() != nil { throw parser.error("text follows the end of the property list") }
        return value
    }

    private mutating func value(depth: Int) throws(PropertyListError) -> PropertyListValue {
        count += 1
        guard count <= limit else {
            var error = error("there are more than \(limit) values")
            error.limit = LimitExceeded("more than \(limit) values", key: "values")
            throw error
        }
        guard depth < Self.maximumDepth else {
            throw error("values are nested deeper than \(Self.maximumDepth) levels")
        }
        switch try next() {
        case UInt8(ascii: "{"): return .dictionary(try dictionary(depth: depth))
        case UInt8(ascii: "("): return .list(try list(depth: depth))
        default: return .text(try text())
        }
    }

    private mutating func dictionary(depth: Int) throws(PropertyListError) -> [String: PropertyListValue] {
        offset += 1
        var members: [String: PropertyListValue] = [:]
        while try next() != UInt8(ascii: "}") {
            let key = try text()
            try expect("=", "an equals sign")
            members[key] = try value(depth: depth + 1)
            // The semicolon after the last member of a dictionary is optional.
            if try next() == UInt8(ascii: "}") { break }
            try expect(";", "a semicolon")
        }
        offset += 1
        return members
    }

    private mutating func list(depth: Int) throws(PropertyListError) -> [PropertyListValue] {
        offset += 1
        var elements: [PropertyListValue] = []
        while try next() != UInt8(ascii: ")") {
            elements.append(try value(depth: depth + 1))
            if try next() == UInt8(ascii: ")") { break }
            try expect(",", "a comma")
        }
        offset += 1
        return elements
    }

    private mutating func expect(_ mark: Unicode.Scalar, _ words: String) throws(PropertyListError) {
        guard try next() == UInt8(ascii: mark) else { throw error("\(words) was expected here") }
        offset += 1
    }

    private mutating func text() throws(PropertyListError) -> String {
        let text = try uncheckedText()
        if text.hasExcessiveMarks { throw error("a string has more than 30 combining marks in a row") }
        return text
    }

    private mutating func uncheckedText() throws(PropertyListError) -> String {
        guard let first = try next() else { throw error("the file ends too early") }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
        let start = offset
        if first == UInt8(ascii: "<") {
            guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: ">")) else {
                throw error("the file ends too early")
            }
            offset = end + 1
        } else {
            while offset < bytes.count, Self.isPlain(bytes[offset]) { offset += 1 }
        }
        guard offset > start else { throw error("a value was expected here") }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private mutating func quoted(by quote: UInt8) throws(PropertyListError) -> String {
        offset += 1
        var content: [UInt8] = []
        while offset < bytes.count, bytes[offset] != quote {
            if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < bytes.count {
                offset += 1
                switch bytes[offset] {
                case UInt8(ascii: "n"): content.append(UInt8(ascii: "\n"))
                case UInt8(ascii: "t"): content.append(UInt8(ascii: "\t"))
                case let other: content.append(other)
                }
            } else {
                content.append(bytes[offset])
            }
            offset += 1
        }
        guard offset < bytes.count else { throw error("a closing quotation mark is missing") }
        offset += 1
        return String(decoding: content, as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "@"), 0x80...0xFF:
            true
        default: false
        }
    }

    /// Skips whitespace and comments, and returns the next byte without consuming it; nil at the end of the file.
    private mutating func next() throws(PropertyListError) -> UInt8? {
        while offset < bytes.count {
            if bytes[offset] <= 32 {
                offset += 1
            } else if starts(with: "//") {
                offset = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            } else if starts(with: "/*") {
                let start = offset
                offset += 2
                while offset + 1 < bytes.count, !starts(with: "*/") { offset += 1 }
                guard offset + 1 < bytes.count else {
                    offset = start
                    throw error("a comment is not closed with */")
                }
                offset += 2
            } else {
                return bytes[offset]
            }
        }
        return nil
    }

    private func starts(with mark: String) -> Bool { bytes[offset...].starts(with: mark.utf8) }

    private func error(_ problem: String) -> PropertyListError {
        PropertyListError(problem: problem, position: LineStarts(bytes).position(of: offset))
    }
}

/// A value of a property list in the old ASCII style, in which Xcode writes project files.
enum PropertyListValue: Sendable, Equatable {
    case text(String)
    case list([PropertyListValue])
    case dictionary([String: PropertyListValue])

    var text: String? { if case .text(let text) = self { text } else { nil } }

    var elements: [PropertyListValue] { if case .list(let elements) = self { elements } else { [] } }

    var members: [String: PropertyListValue] { if case .dictionary(let members) = self { members } else { [:] } }

    /// The texts of a list, or a single text as an array; empty for a dictionary.
    var texts: [String] { text.map { [$0] } ?? elements.compactMap(\.text) }

    subscript(key: String) -> PropertyListValue? { members[key] }
}
