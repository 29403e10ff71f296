/// A token of Swift or Objective-C, with the details that a search for asset names needs.
///
/// A token doesn't store its text, because there are many tokens and few texts are needed. ``CodeTokens`` returns the
/// text.
///
/// The type is public, because the compiler doesn't inline functions with package access in other modules.
public struct CodeToken: Sendable {
    /// A kind of token.
    public enum Kind: UInt8, Sendable {
        /// A sequence of letters, digits and underscores, such as a name or a keyword, without backticks around it.
        case word
        case string
        /// A punctuation character.
        case mark
    }

    /// The kind of the token.
    public let kind: Kind
    /// The character of a punctuation mark; ``noMark`` for any other token.
    public let mark: UInt8
    /// The keyword, if the token is one of the known keywords; else `none`.
    public let keyword: CodeKeyword
    /// Whether white space or a comment precedes the token.
    public let isSpaced: Bool
    /// Whether the token is the first of its line.
    public let startsLine: Bool
    /// The byte offset of the token.
    public let start: UInt32
    /// The length of a word in bytes; for a string literal, its index among the string literals of the file.
    public let length: UInt32

    /// The value of ``mark`` for a word or a string.
    ///
    /// No punctuation mark has this value, because bytes above 0x7F count as parts of words.
    public static let noMark: UInt8 = 0xFF

    /// Whether the token is a word.
    @inlinable public var isWord: Bool { kind == .word }

    /// Whether the token is a string literal.
    @inlinable public var isString: Bool { kind == .string }

    /// Returns whether the token is a punctuation mark; the character must be in ASCII.
    @inlinable public func isMark(_ character: Unicode.Scalar) -> Bool { mark == UInt8(ascii: character) }

    /// Whether the token is an opening bracket.
    @inlinable public var opens: Bool { isMark("(") || isMark("[") || isMark("{") }

    /// Whether the token is a closing bracket.
    @inlinable public var closes: Bool { isMark(")") || isMark("]") || isMark("}") }
}

extension String {
    /// Returns whether the text contains a byte in UTF-8; much faster than the search in `utf8`.
    package func contains(_ byte: UInt8) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.contains(byte) } ?? utf8.contains(byte)
    }

    /// Whether the first character is an uppercase letter, as in the name of a type.
    package var startsLarge: Bool {
        guard let first = utf8.first else { return false }
        // ASCII letters are tested first, because the case of another letter requires a slow lookup in Unicode data.
        return first < 0x80 ? UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first : self.first?.isUppercase == true
    }
}
