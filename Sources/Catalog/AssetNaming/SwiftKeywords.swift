/// The words that Swift reserves.
///
/// The list is from *The Swift Programming Language*, "Lexical Structure", "Keywords and Punctuation". It contains the
/// words used in declarations, statements, expressions and types, which can't be identifiers without backticks.
package enum SwiftKeywords {
    /// Returns the word, in backticks if Swift reserves it.
    package static func escaped(_ word: String) -> String { reserved.contains(word) ? "`\(word)`" : word }

    private static let reserved: Set<String> = [
        "Any", "Protocol", "Self", "Type", "_", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
