/// A piece of Swift code, as far as names of assets need it.
enum SwiftToken: Sendable, Hashable {
    /// A word, without its backticks.
    case word(String)
    /// A string literal, with the place of its opening quote.
    case string(NamePattern, offset: Int)
    /// Any other character.
    case mark(UInt8)

    var word: String? { if case .word(let text) = self { text } else { nil } }

    func isMark(_ character: Unicode.Scalar) -> Bool { self == .mark(UInt8(ascii: character)) }
}
