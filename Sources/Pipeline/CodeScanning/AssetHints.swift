package import AssetNaming
internal import Diagnostics

/// The suggestions at the end of messages about unknown names, such as the similar name that was probably meant.
///
/// Each suggestion is cached, because some names occur often.
package struct AssetHints {
    private let entries: [AssetNames.Entry]
    private var words: [Key: NearestWords] = [:]
    private var known: [Key: [String: String]] = [:]

    private struct Key: Hashable {
        let kind: SwiftSymbol.Kind?
        let isSymbol: Bool
    }

    package init(of usage: AssetUsage) { entries = usage.names.entries }

    /// Returns the end of a message about an unknown name or symbol: the one that was probably meant, or what to do.
    package mutating func hint(for word: String, of kind: SwiftSymbol.Kind?, isSymbol: Bool = false) -> String {
        let key = Key(kind: kind, isSymbol: isSymbol)
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

    /// Returns whether one of the words contains a term for pictures or colors, such as "icon".
    static func areAbout(_ words: String?...) -> Bool {
        words.contains { word in
            let small = word?.lowercased() ?? ""
            return ["image", "icon", "img", "color", "asset", "picture", "photo"].contains { small.contains($0) }
        }
    }
}
