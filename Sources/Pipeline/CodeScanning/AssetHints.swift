package import AssetNaming
internal import Diagnostics

/// The suggestions at the end of messages about unknown names, such as the similar name that was probably meant.
package struct AssetHints {
    private let entries: [AssetNames.Entry]
    private var words: [Key: NearestWords] = [:]

    private struct Key: Hashable {
        let kind: SwiftSymbol.Kind?
        let isSymbol: Bool
    }

    package init(of usage: AssetUsage) { entries = usage.names.entries }

    /// Returns the end of a message about an unknown name: `; did you mean "cart"?`, or "" if no name is similar.
    ///
    /// - Parameters:
    ///   - kind: the kind of assets to suggest, images or colors; nil for both.
    ///   - isSymbol: whether `word` is the Swift symbol of an asset, such as `cartIcon`; the hint is then a symbol too.
    package mutating func hint(for word: String, of kind: SwiftSymbol.Kind?, isSymbol: Bool = false) -> String {
        let key = Key(kind: kind, isSymbol: isSymbol)
        let words =
            self.words[key]
            ?? NearestWords(
                entries.lazy.filter { kind == nil || kind == $0.kind }.map { isSymbol ? $0.symbol : $0.name })
        self.words[key] = words
        return words.hint(for: word)
    }

    /// Returns whether one of the words contains a term for pictures or colors, such as "icon".
    static func areAbout(_ words: String?...) -> Bool {
        words.contains { word in
            // The bit tells small letters from capitals. Searches in strings took a fifth of the time of a check.
            let bytes = (word ?? "").utf8.map { $0 | 0x20 }
            return terms.contains { term in bytes.indices.contains { bytes[$0...].starts(with: term) } }
        }
    }

    private static let terms = ["image", "icon", "img", "color", "asset", "picture", "photo"].map { Array($0.utf8) }
}
