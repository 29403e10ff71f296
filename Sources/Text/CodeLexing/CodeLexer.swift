package import Diagnostics

/// A lexer that splits Swift or Objective-C into words, string literals and punctuation marks, and skips comments.
///
/// References: *The Swift Programming Language*, "Lexical Structure" (nested comments, raw and multi-line strings,
/// interpolation), and ISO C 6.4 (comments that don't nest, characters in single quotes, directives).
package struct CodeLexer {
    package enum Language {
        case swift
        case objectiveC
    }

    package struct Result {
        package let tokens: CodeTokens
        /// The globs of asset names in comments such as `// tincture:uses flags/*`.
        package let globs: [String]
        /// The location at which reading stopped because of the token limit.
        package let end: TextPosition?
    }

    private let bytes: [UInt8]
    private let language: Language
    private var offset = 0
    /// The offset after the last token.
    private var lastEnd = 0
    private var hasLineEnded = true
    private var tokens: [CodeToken] = []
    /// The tokens inside interpolations, which follow all others, so that they don't split `Image("a\(b)")`.
    private var inner: [CodeToken] = []
    private var literals: [NamePattern] = []
    /// The pieces of each literal with interpolations; code ranges refer to ``inner``.
    private var pieces: [Int: [CodeTokens.LiteralPiece]] = [:]
    private var globs: [String] = []

    private let limit: Int
    private var isFull: Bool { tokens.count + inner.count >= limit }

    package static func read(_ bytes: [UInt8], _ language: Language, limit: Int = .max) -> Result {
        var lexer = CodeLexer(bytes: bytes, language, limit: limit)
        lexer.readCode(isInterpolation: false)
        lexer.shiftPieces(from: 0, by: lexer.tokens.count)
        lexer.tokens += lexer.inner
        return Result(
            tokens: CodeTokens(lexer.tokens, literals: lexer.literals, pieces: lexer.pieces, of: bytes),
            globs: lexer.globs,
            end: lexer.offset < bytes.count ? LineStarts(bytes).position(of: lexer.offset) : nil)
    }

    /// The number of interpolations around the code; deeper code is skipped.
    private let level: Int
    private static let deepest = 32

    private init(bytes: [UInt8], _ language: Language, limit: Int, level: Int = 0) {
        (self.bytes, self.language, self.limit, self.level) = (bytes, language, limit, level)
        // A token takes about five bytes of code, so this avoids growing the array.
        if level == 0 { tokens.reserveCapacity(min(bytes.count / 5, limit)) }
    }

    private func byte(_ ahead: Int = 0) -> UInt8 { offset + ahead < bytes.count ? bytes[offset + ahead] : 0 }

    private func sees(_ text: StaticString) -> Bool {
        guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
        return text.withUTF8Buffer { text in
            for index in 0..<text.count where bytes[offset + index] != text[index] { return false }
            return true
        }
    }

    private mutating func add(
        _ kind: CodeToken.Kind, mark: UInt8 = CodeToken.noMark, _ keyword: CodeKeyword = .none, at start: Int
    ) {
        tokens.append(
            CodeToken(
                kind: kind, mark: mark, keyword: keyword, isSpaced: start > lastEnd, startsLine: hasLineEnded,
                start: UInt32(start), length: UInt32(kind == .string ? literals.count - 1 : offset - start)))
        lastEnd = offset
        hasLineEnded = false
    }

    /// Reads tokens up to the end of the file, or up to the parenthesis that closes an interpolation.
    private mutating func readCode(isInterpolation: Bool) {
        var depth = 0
        while offset < bytes.count, !isFull {
            let start = offset
            switch byte() {
            case 9, 13, 32:
                repeat { offset += 1 } while byte() == 32
            case let byte where Self.isWord(byte):
                var end = start + 1
                while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
                offset = end
                add(.word, CodeKeyword(bytes[start..<end]), at: start)
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
                readLineComment()
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
                skipBlockComment()
            case UInt8(ascii: "\""):
                readString(pounds: 0)
            case UInt8(ascii: "'") where language == .objectiveC:
                skipCharacter()
            case UInt8(ascii: "#") where language == .objectiveC:
                readDirective()
            case UInt8(ascii: "#"):
                var pounds = 1
                while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
                offset += pounds
                if byte() == UInt8(ascii: "\"") {
                    readString(pounds: pounds)
                } else {
                    add(.mark, mark: UInt8(ascii: "#"), at: start)
                }
            case UInt8(ascii: "`"):
                offset += 1
            case 10:
                hasLineEnded = true
                offset += 1
            default:
                let mark = byte()
                if mark == UInt8(ascii: "(") { depth += 1 }
                if mark == UInt8(ascii: ")") {
                    depth -= 1
                    if isInterpolation && depth < 0 { return }
                }
                offset += 1
                add(.mark, mark: mark, at: start)
            }
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        // The bit tells small letters from capitals.
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    /// Reads a line comment, and collects the globs of `// tincture:uses flags/* "a name with spaces"`.
    ///
    /// Such a comment names the asset sets that the code uses, if the names themselves aren't visible in the code.
    private mutating func readLineComment() {
        let start = offset + 2
        while offset < bytes.count, byte() != 10 { offset += 1 }
        var text = bytes[start..<offset].drop { $0 == 32 || $0 == 9 || $0 == UInt8(ascii: "/") }
        let marker = "tincture:uses ".utf8
        guard text.starts(with: marker) else { return }
        text = text.dropFirst(marker.count)
        // A reason may follow: `// tincture:uses flags/*: the server sends the country`.
        text = text[..<(text.firstRange(of: ": ".utf8)?.lowerBound ?? text.endIndex)]
        for (number, part) in text.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false).enumerated() {
            let isQuoted = !number.isMultiple(of: 2)
            let names = isQuoted ? [part] : part.split { $0 == 32 || $0 == 9 || $0 == 13 || $0 == UInt8(ascii: ",") }
            globs += names.map { String(decoding: $0, as: UTF8.self) }
        }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        while offset < bytes.count {
            if sees("/*") && (depth == 0 || language == .swift) {
                depth += 1
                offset += 2
            } else if sees("*/") {
                depth -= 1
                offset += 2
                if depth == 0 { return }
            } else {
                if bytes[offset] == 10 { hasLineEnded = true }
                offset += 1
            }
        }
    }

    /// Skips a C character literal such as `'"'`; an unclosed one ends with its line.
    private mutating func skipCharacter() {
        offset += 1
        while offset < bytes.count, byte() != 10 {
            let current = byte()
            offset += current == UInt8(ascii: "\\") ? 2 : 1
            if current == UInt8(ascii: "'") { return }
        }
        offset = min(offset, bytes.count)
    }

    /// Skips a directive such as `#import "A.h"`, whose text isn't the name of an asset; others are read as code.
    private mutating func readDirective() {
        let start = offset
        offset += 1
        if sees("import") || sees("include") || sees("pragma") || sees("error") || sees("warning") {
            while offset < bytes.count, byte() != 10 { offset += 1 }
        } else {
            add(.mark, mark: UInt8(ascii: "#"), at: start)
        }
    }

    /// Reads a string literal; an unclosed one ends with its line, or with three quotes, with the file.
    private mutating func readString(pounds: Int) {
        let start = offset
        let isLong = language == .swift && sees("\"\"\"")
        let quotes = isLong ? 3 : 1
        offset += quotes
        var parts: [String?] = []
        var pieces: [CodeTokens.LiteralPiece] = []
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
                if byte() == UInt8(ascii: "("), language == .swift {
                    if !text.isEmpty {
                        parts.append(String(decoding: text, as: UTF8.self))
                        pieces.append(.text(String(decoding: text, as: UTF8.self)))
                    }
                    text = []
                    parts.append(nil)
                    offset += 1
                    pieces.append(.code(readInterpolation()))
                    offset += 1
                } else {
                    text += escape()
                }
                continue
            }
            text.append(current)
            offset += 1
        }
        offset = min(offset, bytes.count)
        if !text.isEmpty || parts.isEmpty { parts.append(String(decoding: text, as: UTF8.self)) }
        // Text with many combining marks counts as unknown, like an interpolated value, because comparing it would take
        // long.
        let isReadable = !parts.contains { $0?.hasExcessiveMarks == true }
        if !isReadable { parts = parts.map { $0?.hasExcessiveMarks == true ? nil : $0 } }
        // A literal with more pieces than ``mostPieces`` isn't the name of an asset.
        if isReadable, !pieces.isEmpty, pieces.count <= Self.mostPieces {
            if !text.isEmpty { pieces.append(.text(String(decoding: text, as: UTF8.self))) }
            self.pieces[literals.count] = pieces
        }
        literals.append(NamePattern(parts))
        add(.string, at: start)
    }

    private static let mostPieces = 24

    /// Reads the code of an interpolation, with a ``separator`` before it, and returns its indices in ``inner``.
    private mutating func readInterpolation() -> Range<Int> {
        guard level < Self.deepest else { return 0..<0 }
        var lexer = CodeLexer(bytes: bytes, language, limit: limit - tokens.count - inner.count, level: level + 1)
        lexer.offset = offset
        lexer.lastEnd = offset
        let firstLiteral = literals.count
        swap(&lexer.literals, &literals)
        swap(&lexer.pieces, &pieces)
        lexer.readCode(isInterpolation: true)
        offset = lexer.offset
        if let first = lexer.tokens.first {
            inner.append(
                CodeToken(
                    kind: .mark, mark: Self.separator, keyword: .none, isSpaced: true, startsLine: true,
                    start: first.start, length: 0))
        }
        let start = inner.count
        lexer.shiftPieces(from: firstLiteral, by: start + lexer.tokens.count)
        swap(&lexer.literals, &literals)
        swap(&lexer.pieces, &pieces)
        inner += lexer.tokens
        inner += lexer.inner
        return start..<start + lexer.tokens.count
    }

    /// Adds a number to the token indices of interpolated code, because other tokens are inserted before that code.
    private mutating func shiftPieces(from first: Int, by count: Int) {
        for number in first..<max(first, literals.count) {
            guard let old = pieces[number] else { continue }
            pieces[number] = old.map { piece in
                if case .code(let range) = piece {
                    .code(range.lowerBound + count..<range.upperBound + count)
                } else {
                    piece
                }
            }
        }
    }

    /// The mark before the code of an interpolation: a null byte, because source code never contains one.
    package static let separator: UInt8 = 0

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
