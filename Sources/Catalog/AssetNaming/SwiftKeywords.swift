/// The words that Swift reserves, which need backticks to be used as identifiers.
///
/// Source: *The Swift Programming Language*, "Lexical Structure", "Keywords and Punctuation".
package enum SwiftKeywords {
    /// Returns the word, with backticks around it if Swift reserves the word.
    package static func escaped(_ word: String) -> String { reserved.contains(word) ? "`\(word)`" : word }

    private static let reserved: Set<String> = [
        "Any", "Protocol", "Self", "Type", "_", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
