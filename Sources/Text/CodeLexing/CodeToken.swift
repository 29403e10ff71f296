package import Diagnostics

/// A token of Swift or Objective-C, as far as asset names need it.
///
/// It has no text, because there are many tokens and few texts are needed. ``CodeTokens`` returns the text.
package struct CodeToken: Sendable {
    package enum Kind: UInt8, Sendable {
        /// A word, without its backticks.
        case word
        case string
        /// Any other character.
        case mark
    }

    package let kind: Kind
    /// The character of a mark; ``noMark`` for any other token.
    package let mark: UInt8
    /// The word as a keyword; empty for any other token.
    package let keyword: CodeKeyword
    /// Whether white space or a comment is before it.
    package let isSpaced: Bool
    /// Whether it is the first token of its line.
    package let startsLine: Bool
    package let place: TextPosition
    /// The offset of a word's first byte, or the number of a literal.
    package let start: UInt32
    /// The number of bytes of a word.
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
    /// Whether the first letter is uppercase, as in types.
    package var startsLarge: Bool {
        guard let first = utf8.first else { return false }
        // Unicode knows the case of other letters.
        return first < 0x80 ? UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first : self.first?.isUppercase == true
    }
}
