/// The appearance for each token mode (a named set of values of design tokens), such as dark for the mode `night`.
package struct TokenModes: Sendable, Equatable {
    /// The appearances from the configuration, by the names of modes in lowercase.
    private var configured: [String: Appearance] = [:]

    package init() {}

    /// The words for appearances that the configuration may contain.
    package static let appearances: [(word: String, appearance: Appearance)] = [
        ("light", Appearance()), ("dark", Appearance(luminosity: "dark")),
        ("high-contrast", Appearance(contrast: "high")),
        ("dark+high-contrast", Appearance(luminosity: "dark", contrast: "high")),
    ]

    package mutating func set(_ appearance: Appearance, for mode: String) {
        configured[mode.lowercased()] = appearance
    }

    /// Returns the appearance for a token mode; nil if the mode has nothing to do with appearances.
    ///
    /// Unless the configuration sets it, words in the name decide: `theme-dark` and `night` mean dark, and `default`
    /// means any appearance.
    package func appearance(of mode: String) -> Appearance? {
        let name = mode.lowercased()
        if let appearance = configured[name] { return appearance }
        // Design tools give these names to the only mode of a collection.
        if name == "mode 1" || name == "value" { return Appearance() }
        let words = Set(Self.words(of: mode))
        let isHigh =
            !words.isDisjoint(with: ["hc", "highcontrast"])
            || words.contains("contrast") && !words.isDisjoint(with: ["high", "higher", "increased", "more"])
        let isDark = !words.isDisjoint(with: ["dark", "night"])
        let isLight = !words.isDisjoint(with: ["light", "day"])
        // A name such as "Default dark" still means dark mode.
        let isPlain = isLight || !words.isDisjoint(with: ["default", "base"])
        guard isHigh || (isDark ? !isLight : isPlain) else { return nil }
        return Appearance(luminosity: isDark ? "dark" : nil, contrast: isHigh ? "high" : nil)
    }

    /// Returns the words of a name in lowercase, such as three words for `darkHighContrast`.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var last: Character = " "
        for character in name {
            if !character.isLetter, !character.isNumber {
                last = " "
                continue
            }
            let isNew = !last.isLetter && !last.isNumber || character.isUppercase && !last.isUppercase
            if isNew { words.append("") }
            words[words.count - 1] += character.lowercased()
            last = character
        }
        return words
    }
}
