package import Diagnostics
internal import UTF8Text

/// A parser of JSON text that keeps the location of every value.
///
/// It accepts exactly the grammar of RFC 8259, and skips a leading byte order mark, which section 8.1 allows. Only
/// ``parseLikeXcode(_:maximumValues:)`` also accepts a comma after the last value.
package struct JSONParser {
    /// The maximum nesting of arrays and objects; RFC 8259, section 9, lets a parser set such a limit.
    package static let maximumDepth = 256

    package static let maximumValues = 1_000_000

    private let bytes: [UInt8]
    private let maximumValues: Int
    private var values = 0
    private var index: Int
    private var line = 1
    private var lineStart: Int
    private var depth = 0
    private var acceptsTrailingCommas = false
    private var trailingComma: TextPosition?

    /// Returns the root value of a JSON text in UTF-8.
    ///
    /// - Parameter maximumValues: the maximum number of values, each of which takes about 50 to 200 bytes of memory.
    ///
    /// - Throws: ``JSONSyntaxError`` with the location of the first byte that isn't JSON, or of the first value beyond
    ///   the limit.
    package static func parse(
        _ bytes: [UInt8], maximumValues: Int = JSONParser.maximumValues
    ) throws(JSONSyntaxError) -> JSONNode {
        var parser = JSONParser(bytes, maximumValues)
        return try parser.document()
    }

    /// Returns the root value of a JSON text, and the location of the first comma after the last value of a list.
    ///
    /// Apple's `JSONSerialization` accepts such commas, and so does Xcode.
    package static func parseLikeXcode(
        _ bytes: [UInt8], maximumValues: Int
    ) throws(JSONSyntaxError) -> (root: JSONNode, trailingComma: TextPosition?) {
        var parser = JSONParser(bytes, maximumValues)
        parser.acceptsTrailingCommas = true
        return (try parser.document(), parser.trailingComma)
    }

    private init(_ bytes: [UInt8], _ maximumValues: Int) {
        (self.bytes, self.maximumValues) = (bytes, maximumValues)
        index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        lineStart = index
    }

    private var place: TextPosition { TextPosition(line: line, column: index - lineStart + 1) }

    private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    private func failure(_ reason: JSONSyntaxError.Reason) -> JSONSyntaxError {
        JSONSyntaxError(reason: current == nil && reason != .empty ? .unexpectedEnd : reason, place: place)
    }

    private mutating func document() throws(JSONSyntaxError) -> JSONNode {
        skipWhiteSpace()
        guard current != nil else { throw failure(.empty) }
        let node = try value()
        skipWhiteSpace()
        guard current == nil else { throw failure(.trailingText) }
        return node
    }

    private mutating func skipWhiteSpace() {
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\n"):
                index += 1
                line += 1
                lineStart = index
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
            default: return
            }
        }
    }

    private mutating func value() throws(JSONSyntaxError) -> JSONNode {
        let start = place
        values += 1
        guard values <= maximumValues else { throw failure(.tooManyValues(maximumValues)) }
        switch current {
        case UInt8(ascii: "{"):
            let members = try list(to: "}", of: "a name in double quotes") { p throws(JSONSyntaxError) in
                try p.member()
            }
            return JSONNode(.object(members), place: start)
        case UInt8(ascii: "["):
            let elements = try list(to: "]", of: "a value") { p throws(JSONSyntaxError) in try p.value() }
            return JSONNode(.array(elements), place: start)
        case UInt8(ascii: "\""): return JSONNode(.string(try string()), place: start)
        case UInt8(ascii: "t"): return JSONNode(try literal("true", .bool(true)), place: start)
        case UInt8(ascii: "f"): return JSONNode(try literal("false", .bool(false)), place: start)
        case UInt8(ascii: "n"): return JSONNode(try literal("null", .null), place: start)
        case let byte? where byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte):
            return JSONNode(.number(try number()), place: start)
        default: throw failure(.expected("a value"))
        }
    }

    /// Reads the members of an object or the elements of an array, from the opening bracket to the closing one.
    private mutating func list<Element>(
        to bracket: Unicode.Scalar, of words: String,
        _ element: (inout JSONParser) throws(JSONSyntaxError) -> Element
    ) throws(JSONSyntaxError) -> [Element] {
        guard depth < Self.maximumDepth else { throw failure(.tooDeep) }
        depth += 1
        defer { depth -= 1 }
        let end = UInt8(ascii: bracket)
        var elements: [Element] = []
        index += 1
        skipWhiteSpace()
        while current != end {
            elements.append(try element(&self))
            skipWhiteSpace()
            if current == end { break }
            guard current == UInt8(ascii: ",") else { throw failure(.expected("\",\" or \"\(bracket)\"")) }
            let comma = place
            index += 1
            skipWhiteSpace()
            if current != end { continue }
            guard acceptsTrailingCommas else { throw failure(.expected("\(words) after the comma")) }
            trailingComma = trailingComma ?? comma
        }
        index += 1
        return elements
    }

    private mutating func member() throws(JSONSyntaxError) -> JSONNode.Member {
        guard current == UInt8(ascii: "\"") else { throw failure(.expected("a name in double quotes")) }
        let start = place
        let name = try string()
        skipWhiteSpace()
        guard current == UInt8(ascii: ":") else { throw failure(.expected("\":\"")) }
        index += 1
        skipWhiteSpace()
        return JSONNode.Member(name: name, place: start, value: try value())
    }

    private mutating func literal(
        _ word: String, _ content: JSONNode.Content
    ) throws(JSONSyntaxError) -> JSONNode.Content {
        guard bytes[index...].starts(with: word.utf8) else { throw failure(.expected("a value")) }
        index += word.utf8.count
        return content
    }

    private mutating func number() throws(JSONSyntaxError) -> String {
        let start = index
        if current == UInt8(ascii: "-") { index += 1 }
        if current == UInt8(ascii: "0") { index += 1 } else { try digits() }
        if current == UInt8(ascii: ".") {
            index += 1
            try digits()
        }
        if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
            index += 1
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { index += 1 }
            try digits()
        }
        if let next = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) {
            throw failure(.malformedNumber)
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func digits() throws(JSONSyntaxError) {
        let start = index
        while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
        guard index > start else { throw failure(.malformedNumber) }
    }

    private mutating func string() throws(JSONSyntaxError) -> String {
        index += 1
        var text: [UInt8] = []
        var start = index
        while let byte = current, byte != UInt8(ascii: "\"") {
            if byte < 0x20 { throw failure(.controlCharacter) }
            if byte == UInt8(ascii: "\\") {
                text += bytes[start..<index]
                text += String(try escape()).utf8
                start = index
            } else {
                index += 1
            }
        }
        guard current != nil else { throw failure(.unexpectedEnd) }
        text += bytes[start..<index]
        guard let string = String(validUTF8: text) else { throw failure(.notUTF8) }
        if string.hasExcessiveMarks { throw failure(.excessiveMarks) }
        index += 1
        return string
    }

    private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
        let backslash = index
        func malformed(_ parser: JSONParser) -> JSONSyntaxError {
            var parser = parser
            parser.index = backslash
            return parser.failure(.malformedEscape)
        }
        index += 1
        guard let letter = current else { throw failure(.unexpectedEnd) }
        index += 1
        switch letter {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): break
        default: throw malformed(self)
        }
        guard let unit = hexQuad() else { throw malformed(self) }
        if let scalar = Unicode.Scalar(UInt32(unit)) { return scalar }
        guard UTF16.isLeadSurrogate(unit), bytes[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else {
            throw malformed(self)
        }
        index += 2
        guard let trail = hexQuad(), UTF16.isTrailSurrogate(trail) else { throw malformed(self) }
        return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
    }

    private mutating func hexQuad() -> UInt16? {
        guard index + 4 <= bytes.count else { return nil }
        var unit: UInt16 = 0
        for byte in bytes[index..<index + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            unit = unit << 4 | UInt16(digit)
        }
        index += 4
        return unit
    }
}
