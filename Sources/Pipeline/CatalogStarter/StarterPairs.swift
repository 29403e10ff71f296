/// The pairs of colors whose names suggest a text color on its background.
///
/// Only two patterns of names are reliable: `onPrimary` and `primary`, and names with the same suffix, such as
/// `labelCard` and `backgroundCard`. Both colors must be in the same group of the catalog.
enum StarterPairs {
    /// The maximum number of pairs, which keeps the configuration readable.
    private static let most = 20
    private static let texts = ["label", "text", "foreground"]
    private static let backgrounds = ["background", "surface"]
    /// The words that tell the importance of a color: `labelSecondary` and `backgroundSecondary` don't belong together.
    private static let ranks = ["primary", "secondary", "tertiary", "quaternary", "muted", "subtle"]

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

    /// Returns a name whose part after the last slash is reduced to lowercase letters and digits, for comparisons.
    private static func fold(_ name: String) -> String {
        let (group, own) = parts(name)
        return group + own.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    /// Returns the group of a name, including the final slash, and the name within that group.
    private static func parts(_ name: String) -> (group: String, own: String) {
        guard let slash = name.lastIndex(of: "/") else { return ("", name) }
        return (String(name[...slash]), String(name[slash...].dropFirst()))
    }

    /// Returns the rest of a name after a first word, in lowercase: `primary` for `onPrimary` and the word `on`.
    ///
    /// The result is nil if the name doesn't begin with the word, or begins with a longer word, such as `only`.
    private static func rest(of name: String, after word: String) -> String? {
        guard name.lowercased().hasPrefix(word), let next = name.dropFirst(word.count).first,
            next.isUppercase || !next.isLetter
        else { return nil }
        return String(name.dropFirst(word.count)).lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
