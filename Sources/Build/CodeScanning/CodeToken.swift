/// A piece of Swift or Objective-C, as far as names of assets need it.
struct CodeToken: Sendable {
    /// What it is.
    enum Content: Sendable, Hashable {
        /// A word, without its backticks.
        case word(String)
        /// A string literal.
        case string(NamePattern)
        /// Any other character.
        case mark(UInt8)
    }

    let content: Content
    /// What the word says of those beside it; nothing for what is no word.
    var keyword = CodeKeyword.none
    /// Where it begins.
    let place: CodePlace
    /// True where white space or a comment stands before it.
    let isSpaced: Bool
    /// True for the first of its line.
    let startsLine: Bool

    var word: String? { if case .word(let text) = content { text } else { nil } }

    var string: NamePattern? { if case .string(let pattern) = content { pattern } else { nil } }

    /// True for a string literal.
    var isString: Bool { if case .string = content { true } else { false } }

    func isMark(_ character: Unicode.Scalar) -> Bool {
        if case .mark(let byte) = content { byte == UInt8(ascii: character) } else { false }
    }

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
