internal import AssetCatalog
internal import FileAccess

/// The pairs of colors that seem to be drawn on each other, judging by their names.
///
/// Only two naming patterns are reliable, both within one group: `onPrimary` and `primary`, and a text and a background
/// with the same suffix, `labelCard` and `backgroundCard`.
enum StarterPairs {
    /// The maximum number of proposals, so that people can read the configuration.
    private static let most = 20
    private static let texts = ["label", "text", "foreground"]
    private static let backgrounds = ["background", "surface"]
    /// The words that rank a text among other texts, or a background among other backgrounds.
    ///
    /// A text and a background of equal rank don't belong together.
    private static let ranks = ["primary", "secondary", "tertiary", "quaternary", "muted", "subtle"]

    /// Returns the pairs, text and background, by name.
    static func pairs(_ names: [String]) -> [(text: String, on: String)] {
        let all = Set(names)
        let folded = Dictionary(names.map { (fold($0), $0) }) { first, _ in first }
        var pairs: [(text: String, on: String)] = []
        for name in all.sorted() {
            let (group, own) = parts(name)
            let background = { (words: String) in folded[group + words] }
            let text = fold(own)
            if let rest = Self.rest(of: own, after: "on"), let other = background(rest) {
                pairs.append((name, other))
            }
            for word in texts where text.hasPrefix(word) {
                let rest = String(text.dropFirst(word.count))
                if ranks.contains(where: rest.contains) || !rest.isEmpty && rest.allSatisfy(\.isNumber) { continue }
                for other in backgrounds {
                    if let ground = background(other + rest) { pairs.append((name, ground)) }
                }
            }
        }
        return Array(pairs.prefix(most))
    }

    /// Returns the name after its group in lowercase, without punctuation between words.
    private static func fold(_ name: String) -> String {
        let (group, own) = parts(name)
        return group + own.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    /// Returns the group of a name with its slash, and the name within the group.
    private static func parts(_ name: String) -> (group: String, own: String) {
        guard let slash = name.lastIndex(of: "/") else { return ("", name) }
        return (String(name[...slash]), String(name[slash...].dropFirst()))
    }

    /// Returns the rest of a name after a word at its start, ignoring case; nil if another letter follows, as in
    /// `cardinal` after `card`.
    private static func rest(of name: String, after word: String) -> String? {
        guard name.lowercased().hasPrefix(word), let next = name.dropFirst(word.count).first,
            next.isUppercase || !next.isLetter
        else { return nil }
        return String(name.dropFirst(word.count)).lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
