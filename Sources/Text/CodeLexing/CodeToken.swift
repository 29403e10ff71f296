package import Diagnostics

/// A piece of Swift or Objective-C, as far as names of assets need it.
///
/// It has no text: there are many of them, and few are asked for theirs. ``CodeTokens`` know it.
package struct CodeToken: Sendable {
    package enum Kind: UInt8, Sendable {
        /// A word, without its backticks.
        case word
        case string
        /// Any other character.
        case mark
    }

    package let kind: Kind
    /// The character of a mark; ``noMark`` for anything else.
    package let mark: UInt8
    /// The word as a keyword; empty for any other token.
    package let keyword: CodeKeyword
    /// True where white space or a comment is before it.
    package let isSpaced: Bool
    /// True for the first of its line.
    package let startsLine: Bool
    package let place: TextPosition
    /// The offset of a word's first byte; the number of a literal.
    package let start: UInt32
    /// The bytes of a word.
    package let length: UInt32

    /// A byte that isn't punctuation: characters beyond ASCII are in words.
    package static let noMark: UInt8 = 0xFF

    @inlinable package var isWord: Bool { kind == .word }

    @inlinable package var isString: Bool { kind == .string }

    @inlinable package func isMark(_ character: Unicode.Scalar) -> Bool { mark == UInt8(ascii: character) }

    @inlinable package var opens: Bool { isMark("(") || isMark("[") || isMark("{") }

    @inlinable package var closes: Bool { isMark(")") || isMark("]") || isMark("}") }
}

extension String {
    /// True where the first letter is a large one, as of types.
    package var startsLarge: Bool {
        guard let first = utf8.first else { return false }
        // Of other letters Unicode knows.
        return first < 0x80 ? UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first : self.first?.isUppercase == true
    }
}
