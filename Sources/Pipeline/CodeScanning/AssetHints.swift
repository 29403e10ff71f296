package import AssetNaming
internal import Diagnostics

/// The names and symbols of sets that were probably meant where code names none.
///
/// What is asked for often is looked for once.
package struct AssetHints {
    private let entries: [AssetNames.Entry]
    private var words: [Key: NearestWords] = [:]
    private var known: [Key: [String: String]] = [:]

    private struct Key: Hashable {
        let kind: SwiftSymbol.Kind?
        let isSymbol: Bool
    }

    /// Hints at what a part of the code could have meant.
    package init(of usage: AssetUsage) { entries = usage.names.entries }

    /// The tail of a message about a name that no set has.
    package mutating func hint(forName name: String, of kind: SwiftSymbol.Kind?) -> String {
        hint(name, Key(kind: kind, isSymbol: false))
    }

    /// The tail of a message about a symbol that no set has.
    package mutating func hint(forSymbol symbol: String, of kind: SwiftSymbol.Kind?) -> String {
        hint(symbol, Key(kind: kind, isSymbol: true))
    }

    private mutating func hint(_ word: String, _ key: Key) -> String {
        if let hint = known[key]?[word] { return hint }
        let words = self.words[key] ?? prepared(key)
        self.words[key] = words
        let hint = words.hint(for: word)
        known[key, default: [:]][word] = hint
        return hint
    }

    private func prepared(_ key: Key) -> NearestWords {
        NearestWords(
            entries.lazy.filter { key.kind == nil || key.kind == $0.kind }.map { key.isSymbol ? $0.symbol : $0.name })
    }

    /// True where the words for a part of code say that it is about pictures or colors.
    static func areAbout(_ words: String?...) -> Bool {
        words.contains { word in
            let small = word?.lowercased() ?? ""
            return ["image", "icon", "img", "color", "asset", "picture", "photo"].contains { small.contains($0) }
        }
    }
}
