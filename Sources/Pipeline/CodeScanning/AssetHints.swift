/// The hints in code that a text may be the name of an asset, such as a variable with "icon" in its name.
enum AssetHints {
    /// Returns whether one of the words contains a term for pictures or colors, such as "icon", or another given term.
    static func areAbout(_ words: String?..., terms: [[UInt8]] = terms) -> Bool {
        // A bit for each first letter, because few places in a word begin a term.
        let firsts = terms.reduce(UInt32(0)) { $0 | 1 << UInt32($1[0] & 31) }
        return words.contains { word in
            // The bit tells small letters from capitals. Searches in strings took a fifth of the time of a check.
            let bytes = (word ?? "").utf8.map { $0 | 0x20 }
            return bytes.indices.contains { start in
                firsts >> UInt32(bytes[start] & 31) & 1 == 1 && terms.contains { bytes[start...].starts(with: $0) }
            }
        }
    }

    private static let terms = ["image", "icon", "img", "color", "asset", "picture", "photo"].map { Array($0.utf8) }
    /// Terms in the names of parameters that take keys and identifiers.
    static let keys = ["locali", "identifier"].map { Array($0.utf8) }
    /// Terms in the labels of arguments that take a picture, a color or a style with colors.
    static let labels = ["image", "icon", "color", "tint", "fill", "ground", "resource", "style"].map { Array($0.utf8) }
}
