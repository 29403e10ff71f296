package import Diagnostics

/// The tokens of a file, with the texts of its words and string literals.
public struct CodeTokens: Sendable {
    @usableFromInline let bytes: [UInt8]
    @usableFromInline private(set) var tokens: [CodeToken]
    private let literals: [NamePattern]
    private var pieces: [Int: [LiteralPiece]]
    private let lines: LineStarts

    /// Creates the tokens of a file, with the pieces of each literal with interpolations by its index.
    package init(_ tokens: [CodeToken], literals: [NamePattern], pieces: [Int: [LiteralPiece]], of bytes: [UInt8]) {
        (self.bytes, self.tokens, self.literals, self.pieces) = (bytes, tokens, literals, pieces)
        lines = LineStarts(bytes)
    }

    /// A piece of a string literal: fixed text, or the indices of the tokens of an interpolation.
    package enum LiteralPiece: Sendable {
        case text(String)
        case code(Range<Int>)
    }

    /// The number of tokens.
    @inlinable public var count: Int { tokens.count }

    /// The indices of all tokens.
    @inlinable public var indices: Range<Int> { tokens.indices }

    /// Accesses the token at a valid index; the functions below also accept any other index.
    @inlinable public subscript(index: Int) -> CodeToken { tokens[index] }

    package func place(_ index: Int) -> TextPosition { lines.position(of: Int(tokens[index].start)) }

    /// Returns the tokens whose indices satisfy a predicate, without the ``pieces(_:)`` of literals.
    package func filter(_ holds: (Int) -> Bool) -> CodeTokens {
        var filtered = self
        (filtered.tokens, filtered.pieces) = (indices.filter(holds).map { tokens[$0] }, [:])
        return filtered
    }

    package func word(_ index: Int) -> String? {
        guard let bytes = bytes(ofWord: index), bytes.count <= Self.longestWord else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The maximum length of a word whose text is returned, in bytes.
    private static let longestWord = 1000

    /// Returns the text of a word in UTF-8; nil if the token isn't a word.
    @inlinable public func bytes(ofWord index: Int) -> ArraySlice<UInt8>? {
        guard indices.contains(index), tokens[index].isWord else { return nil }
        let start = Int(tokens[index].start)
        return bytes[start..<start + Int(tokens[index].length)]
    }

    package func string(_ index: Int) -> NamePattern? {
        indices.contains(index) && tokens[index].isString ? literals[Int(tokens[index].length)] : nil
    }

    package func pieces(_ index: Int) -> [LiteralPiece]? {
        tokens[index].isString ? pieces[Int(tokens[index].length)] : nil
    }

    /// Returns the keyword at a token index; `none` if the token isn't a keyword.
    @inlinable public func keyword(_ index: Int) -> CodeKeyword {
        indices.contains(index) ? tokens[index].keyword : .none
    }

    /// Returns whether the token is a certain punctuation mark.
    @inlinable public func isMark(_ index: Int, _ character: Unicode.Scalar) -> Bool {
        indices.contains(index) && tokens[index].isMark(character)
    }

    /// Returns whether the token is a word.
    @inlinable public func isWord(_ index: Int) -> Bool { indices.contains(index) && tokens[index].isWord }

    /// Returns whether the token is a certain word.
    @inlinable public func isWord(_ index: Int, _ text: StaticString) -> Bool {
        guard isWord(index), Int(tokens[index].length) == text.utf8CodeUnitCount else { return false }
        let start = Int(tokens[index].start)
        return text.withUTF8Buffer { word in word.indices.allSatisfy { bytes[start + $0] == word[$0] } }
    }

    package func startsLarge(_ index: Int) -> Bool {
        guard let first = bytes(ofWord: index)?.first else { return false }
        return first < 0x80 ? UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first : word(index)?.startsLarge == true
    }
}
