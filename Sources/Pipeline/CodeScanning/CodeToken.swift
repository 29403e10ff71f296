internal import Diagnostics

/// A piece of Swift or Objective-C, as far as names of assets need it.
///
/// It has no text: there are many of them, and few are asked for theirs. ``CodeTokens`` know it.
struct CodeToken: Sendable {
    /// What it is.
    enum Kind: UInt8, Sendable {
        /// A word, without its backticks.
        case word
        /// A string literal.
        case string
        /// Any other character.
        case mark
    }

    let kind: Kind
    /// The character of a mark; of what is none a byte that no mark has: what is beyond ASCII is in words.
    let mark: UInt8
    /// What the word says of those beside it; nothing for what is no word.
    let keyword: CodeKeyword
    /// True where white space or a comment is before it.
    let isSpaced: Bool
    /// True for the first of its line.
    let startsLine: Bool
    /// Where it begins.
    let place: TextPosition
    /// The offset of a word's first byte; the number of a literal.
    let start: UInt32
    /// The bytes of a word.
    let length: UInt32

    /// What ``mark`` is of a word or a literal.
    static let noMark: UInt8 = 0xFF

    var isWord: Bool { kind == .word }

    var isString: Bool { kind == .string }

    func isMark(_ character: Unicode.Scalar) -> Bool { mark == UInt8(ascii: character) }

    var opens: Bool { isMark("(") || isMark("[") || isMark("{") }

    var closes: Bool { isMark(")") || isMark("]") || isMark("}") }
}

extension String {
    /// True where the first letter is a large one, as of types.
    var startsLarge: Bool {
        guard let first = utf8.first else { return false }
        // Of other letters Unicode knows.
        return first < 0x80 ? UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first : self.first?.isUppercase == true
    }
}
