/// The tokens of a file, and the texts of words and literals.
package struct CodeTokens: Sendable {
    @usableFromInline let bytes: [UInt8]
    @usableFromInline let tokens: [CodeToken]
    private let literals: [NamePattern]
    private let pieces: [Int: [LiteralPiece]]

    /// - Parameters:
    ///   - literals: the string literals in their order.
    ///   - pieces: the pieces of literals with interpolations, by their numbers.
    package init(_ tokens: [CodeToken], literals: [NamePattern], pieces: [Int: [LiteralPiece]], of bytes: [UInt8]) {
        (self.bytes, self.tokens, self.literals, self.pieces) = (bytes, tokens, literals, pieces)
    }

    /// A piece of a literal: its text, or the indices of an interpolation's code.
    package enum LiteralPiece: Sendable {
        case text(String)
        case code(Range<Int>)
    }

    @inlinable package var count: Int { tokens.count }

    @inlinable package var indices: Range<Int> { tokens.indices }

    @inlinable package subscript(index: Int) -> CodeToken { tokens[index] }

    /// Returns the tokens that satisfy a predicate, without the pieces of literals.
    package func filter(_ holds: (Int) -> Bool) -> CodeTokens {
        CodeTokens(indices.filter(holds).map { tokens[$0] }, literals: literals, pieces: [:], of: bytes)
    }

    package func word(_ index: Int) -> String? {
        guard let bytes = bytes(ofWord: index), bytes.count <= Self.longestWord else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The longest identifier that is read, in bytes.
    private static let longestWord = 1000

    @inlinable package func bytes(ofWord index: Int) -> ArraySlice<UInt8>? {
        guard indices.contains(index), tokens[index].isWord else { return nil }
        let start = Int(tokens[index].start)
        return bytes[start..<start + Int(tokens[index].length)]
    }

    package func string(_ index: Int) -> NamePattern? {
        indices.contains(index) && tokens[index].isString ? literals[Int(tokens[index].start)] : nil
    }

    /// Returns the pieces of the literal at an index; nil without interpolations.
    package func pieces(_ index: Int) -> [LiteralPiece]? {
        tokens[index].isString ? pieces[Int(tokens[index].start)] : nil
    }

    /// Returns the keyword at an index; `none` if there is no keyword.
    @inlinable package func keyword(_ index: Int) -> CodeKeyword {
        indices.contains(index) ? tokens[index].keyword : .none
    }

    @inlinable package func isMark(_ index: Int, _ character: Unicode.Scalar) -> Bool {
        indices.contains(index) && tokens[index].isMark(character)
    }

    @inlinable package func isWord(_ index: Int) -> Bool { indices.contains(index) && tokens[index].isWord }

    @inlinable package func isWord(_ index: Int, _ text: StaticString) -> Bool {
        guard let word = bytes(ofWord: index), word.count == text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { word.elementsEqual($0) }
    }

    /// Whether the token at an index is a word with an uppercase first letter.
    package func startsLarge(_ index: Int) -> Bool {
        guard let first = bytes(ofWord: index)?.first else { return false }
        return first < 0x80 ? UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first : word(index)?.startsLarge == true
    }
}

/// A filter for some words that rejects most others by first byte and length, without creating a string.
package struct LengthFilter: Sendable {
    /// The lengths of the words with each first byte, one bit per length.
    private var lengths = [UInt64](repeating: 0, count: 256)

    package init(_ words: some Sequence<String>) {
        for word in words { if let first = word.utf8.first { lengths[Int(first)] |= Self.bit(word.utf8.count) } }
    }

    /// Whether a word may be one of the filter's words; false for most others.
    package func mayHave(_ word: ArraySlice<UInt8>) -> Bool {
        word.first.map { lengths[Int($0)] & Self.bit(word.count) != 0 } ?? false
    }

    private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, UInt64.bitWidth - 1)) }
}
