/// Which appearance each mode of token files is for.
package struct TokenModes: Sendable, Hashable {
    /// What the configuration says: the appearances by the names of modes in small letters.
    private var configured: [String: Appearance] = [:]

    /// The modes that are known by their names.
    package init() {}

    /// The appearances that a configuration can name, by their words.
    package static let appearances: [(word: String, appearance: Appearance)] = [
        ("light", Appearance()), ("dark", Appearance(luminosity: "dark")),
        ("high-contrast", Appearance(contrast: "high")),
        ("dark+high-contrast", Appearance(luminosity: "dark", contrast: "high")),
    ]

    /// Says that a mode is for an appearance.
    package mutating func set(_ appearance: Appearance, for mode: String) {
        configured[mode.lowercased()] = appearance
    }

    /// The appearance of a mode; nil for a mode that has nothing to do with appearances.
    ///
    /// Names are compared word by word: `Dark`, `theme-dark`, `night`, `Dark high contrast`, `default`.
    package func appearance(of mode: String) -> Appearance? {
        let name = mode.lowercased()
        if let appearance = configured[name] { return appearance }
        // Design tools call the only mode of a collection so.
        if name == "mode 1" || name == "value" { return Appearance() }
        let words = Set(Self.words(of: mode))
        let isHigh =
            !words.isDisjoint(with: ["hc", "highcontrast"])
            || words.contains("contrast") && !words.isDisjoint(with: ["high", "higher", "increased", "more"])
        let isDark = !words.isDisjoint(with: ["dark", "night"])
        let isLight = !words.isDisjoint(with: ["light", "day"])
        // "Default dark" is dark.
        let isPlain = isLight || !words.isDisjoint(with: ["default", "base"])
        guard isHigh || (isDark ? !isLight : isPlain) else { return nil }
        return Appearance(luminosity: isDark ? "dark" : nil, contrast: isHigh ? "high" : nil)
    }

    /// The words of a name in small letters: `darkHighContrast` has three.
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
