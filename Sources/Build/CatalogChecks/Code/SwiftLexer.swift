/// Cuts Swift code into words, string literals and marks; comments and the inside of literals are left out.
///
/// Reference: *The Swift Programming Language*, "Lexical Structure": nested comments, raw and multi-line strings,
/// interpolation.
struct SwiftLexer {
    private let bytes: [UInt8]
    private var offset = 0
    private var tokens: [(token: SwiftToken, offset: Int)] = []
    /// What stands in interpolations: code of its own, put behind the rest so that it does not tear a call apart.
    private var inner: [(token: SwiftToken, offset: Int)] = []

    /// The most tokens that are read.
    private let most: Int
    private var isFull: Bool { tokens.count + inner.count >= most }

    /// The tokens of a file, each with its offset.
    ///
    /// - Parameter most: how many are read.
    /// - Returns: the tokens, and where reading stopped; nil where it came to the end.
    static func tokens(
        _ bytes: [UInt8], most: Int = .max
    ) -> (tokens: [(token: SwiftToken, offset: Int)], end: Int?) {
        var lexer = SwiftLexer(bytes: bytes, most: most)
        lexer.readCode(isInterpolation: false)
        return (lexer.tokens + lexer.inner, lexer.offset < bytes.count ? lexer.offset : nil)
    }

    /// How deep strings lie in interpolations here; what lies deeper than anybody writes is not looked into.
    private let level: Int
    private static let deepest = 32

    private init(bytes: [UInt8], most: Int, level: Int = 0) {
        self.bytes = bytes
        self.most = most
        self.level = level
    }

    private func byte(_ ahead: Int = 0) -> UInt8 { offset + ahead < bytes.count ? bytes[offset + ahead] : 0 }

    private func sees(_ text: StaticString) -> Bool {
        guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
        return text.withUTF8Buffer { text in bytes[offset..<offset + text.count].elementsEqual(text) }
    }

    private mutating func add(_ token: SwiftToken, at place: Int) {
        tokens.append((token, place))
    }

    /// Reads to the end, or to the bracket that closes an interpolation.
    private mutating func readCode(isInterpolation: Bool) {
        var depth = 0
        while offset < bytes.count, !isFull {
            let place = offset
            switch byte() {
            case UInt8(ascii: "/") where sees("//"):
                while offset < bytes.count, byte() != 10 { offset += 1 }
            case UInt8(ascii: "/") where sees("/*"):
                skipBlockComment()
            case UInt8(ascii: "\""):
                readString(pounds: 0)
            case UInt8(ascii: "#"):
                var pounds = 1
                while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
                offset += pounds
                if byte() == UInt8(ascii: "\"") {
                    readString(pounds: pounds)
                } else {
                    add(.mark(UInt8(ascii: "#")), at: place)
                }
            case UInt8(ascii: "`"):
                offset += 1
            case let byte where Self.isWord(byte):
                while offset < bytes.count, Self.isWord(bytes[offset]) { offset += 1 }
                add(.word(String(decoding: bytes[place..<offset], as: UTF8.self)), at: place)
            case 9, 10, 13, 32:
                offset += 1
            default:
                let mark = byte()
                if mark == UInt8(ascii: "(") { depth += 1 }
                if mark == UInt8(ascii: ")") {
                    depth -= 1
                    if isInterpolation && depth < 0 { return }
                }
                add(.mark(mark), at: place)
                offset += 1
            }
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        while offset < bytes.count {
            if sees("/*") {
                depth += 1
                offset += 2
            } else if sees("*/") {
                depth -= 1
                offset += 2
                if depth == 0 { return }
            } else {
                offset += 1
            }
        }
    }

    /// Reads a literal from its opening quote on; it ends at the latest with the line, or with the file where it has three
    /// quotes.
    private mutating func readString(pounds: Int) {
        let place = offset
        let isLong = sees("\"\"\"")
        let quotes = isLong ? 3 : 1
        offset += quotes
        var parts: [String?] = []
        var text: [UInt8] = []
        func pound(_ at: Int) -> Bool {
            (0..<pounds).allSatisfy { at + $0 < bytes.count && bytes[at + $0] == UInt8(ascii: "#") }
        }
        while offset < bytes.count {
            let current = byte()
            if current == UInt8(ascii: "\""), !isLong || sees("\"\"\""), pound(offset + quotes) {
                offset += quotes + pounds
                break
            }
            if current == 10 && !isLong { break }
            if current == UInt8(ascii: "\\"), pound(offset + 1) {
                offset += 1 + pounds
                if byte() == UInt8(ascii: "(") {
                    if !text.isEmpty { parts.append(String(decoding: text, as: UTF8.self)) }
                    text = []
                    parts.append(nil)
                    offset += 1
                    readInterpolation()
                    offset += 1
                } else {
                    text += escape()
                }
                continue
            }
            text.append(current)
            offset += 1
        }
        if !text.isEmpty { parts.append(String(decoding: text, as: UTF8.self)) }
        add(.string(NamePattern(parts), offset: place), at: place)
    }

    /// The code of an interpolation may use assets too; a mark before it keeps it apart.
    private mutating func readInterpolation() {
        guard level < Self.deepest else { return }
        var lexer = SwiftLexer(bytes: bytes, most: most - tokens.count - inner.count, level: level + 1)
        lexer.offset = offset
        lexer.readCode(isInterpolation: true)
        inner.append((.mark(UInt8(ascii: ";")), offset))
        inner += lexer.tokens
        inner += lexer.inner
        offset = lexer.offset
    }

    /// The character behind a backslash.
    private mutating func escape() -> [UInt8] {
        let character = byte()
        offset += 1
        switch character {
        case UInt8(ascii: "n"): return [10]
        case UInt8(ascii: "t"): return [9]
        case UInt8(ascii: "r"): return [13]
        case UInt8(ascii: "0"): return [0]
        case UInt8(ascii: "u"):
            guard byte() == UInt8(ascii: "{") else { return [] }
            let digits = bytes[(offset + 1)...].prefix { $0 != UInt8(ascii: "}") && $0 != 10 }
            offset += digits.count + 2
            let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
            return scalar.map { Array(String(Character($0)).utf8) } ?? []
        default: return [character]
        }
    }
}
