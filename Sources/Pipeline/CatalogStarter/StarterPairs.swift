internal import AssetCatalog
internal import FileAccess

/// The pairs of colors that a catalog's names say are drawn on each other.
///
/// Only two ways of naming are sure enough: `onPrimary` and `primary`, and a text and a background of the same rest,
/// `labelCard` and `backgroundCard`; both in one group.
enum StarterPairs {
    /// So many are proposed: a configuration is to be read.
    private static let most = 20
    private static let texts = ["label", "text", "foreground"]
    private static let backgrounds = ["background", "surface"]
    /// Words that rank texts among texts, and backgrounds among backgrounds: the two ranks do not go together.
    private static let ranks = ["primary", "secondary", "tertiary", "quaternary", "muted", "subtle"]

    /// The pairs, text and background, by name.
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

    /// The name without signs between its words, in small letters, after its group.
    private static func fold(_ name: String) -> String {
        let (group, own) = parts(name)
        return group + own.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    /// The group of a name with its slash, and its own name.
    private static func parts(_ name: String) -> (group: String, own: String) {
        guard let slash = name.lastIndex(of: "/") else { return ("", name) }
        return (String(name[...slash]), String(name[slash...].dropFirst()))
    }

    /// What follows a word at the beginning of a name, folded; nil where the name only begins with its letters.
    private static func rest(of name: String, after word: String) -> String? {
        guard name.lowercased().hasPrefix(word), let next = name.dropFirst(word.count).first,
            next.isUppercase || !next.isLetter
        else { return nil }
        return String(name.dropFirst(word.count)).lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
