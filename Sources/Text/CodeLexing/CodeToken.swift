package import Diagnostics

/// A token of Swift or Objective-C, with the details that a search for asset names needs.
///
/// A token doesn't store its text, because there are many tokens and few texts are needed. ``CodeTokens`` returns the
/// text.
package struct CodeToken: Sendable {
    package enum Kind: UInt8, Sendable {
        /// A sequence of letters, digits and underscores, such as a name or a keyword, without backticks around it.
        case word
        case string
        /// A punctuation character.
        case mark
    }

    package let kind: Kind
    /// The character of a punctuation mark; ``noMark`` for any other token.
    package let mark: UInt8
    /// The keyword, if the token is one of the known keywords; else `none`.
    package let keyword: CodeKeyword
    /// Whether white space or a comment precedes the token.
    package let isSpaced: Bool
    /// Whether the token is the first of its line.
    package let startsLine: Bool
    package let place: TextPosition
    /// The byte offset of the token; for a string literal, its index among the string literals of the file.
    package let start: UInt32
    package let length: UInt32

    /// The value of ``mark`` for a word or a string.
    ///
    /// No punctuation mark has this value, because bytes above 0x7F count as parts of words.
    package static let noMark: UInt8 = 0xFF

    @inlinable package var isWord: Bool { kind == .word }

    @inlinable package var isString: Bool { kind == .string }

    @inlinable package func isMark(_ character: Unicode.Scalar) -> Bool { mark == UInt8(ascii: character) }

    @inlinable package var opens: Bool { isMark("(") || isMark("[") || isMark("{") }

    @inlinable package var closes: Bool { isMark(")") || isMark("]") || isMark("}") }
}

extension String {
    /// Whether the first character is an uppercase letter, as in the name of a type.
    package var startsLarge: Bool {
        guard let first = utf8.first else { return false }
        // ASCII letters are tested first, because the case of another letter requires a slow lookup in Unicode data.
        return first < 0x80 ? UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first : self.first?.isUppercase == true
    }
}
