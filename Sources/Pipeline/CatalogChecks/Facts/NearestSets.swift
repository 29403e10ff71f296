internal import AssetNaming
internal import CodeLexing
internal import CodeScanning
internal import Diagnostics

/// The sets that unknown names in code probably mean, although the sets have slightly different names.
struct NearestSets: Sendable {
    /// A name or Swift symbol in code or of a set; the kind of asset is nil if code doesn't specify it.
    private struct Word: Hashable {
        let text: String
        let kind: SwiftSymbol.Kind?
        var isSymbol = false
    }

    private let otherCases: [String: (name: String, path: String, place: TextPosition)]
    /// For each unknown word in code, the name or symbol of the nearest set; nil if no set is near.
    private var suggestions: [Word: String?] = [:]
    private var misspelled: [Word: AssetUsage.Unknown] = [:]
    /// The uses in code that probably misspell the beginning of several sets' names.
    private var families: [(pattern: NamePattern.Bytes, use: AssetUsage.Unknown)] = []

    init(_ usage: AssetUsage?) {
        otherCases = usage?.otherCases ?? [:]
        var candidates: [Word: NearestWords] = [:]
        let names = Dictionary(grouping: usage?.names.entries ?? [], by: \.name).mapValues { $0.map(\.kind) }
        for unknown in usage?.unknown ?? [] where unknown.elsewhere == nil {
            if let meant = unknown.meant, meant.plain == nil { families.append((NamePattern.Bytes(meant), unknown)) }
            guard let word = Self.word(of: unknown.use) else { continue }
            if unknown.meant == nil, suggestions[word] == nil {
                let all = Word(text: "", kind: word.kind, isSymbol: word.isSymbol)
                let nearest =
                    candidates[all]
                    ?? NearestWords(
                        (usage?.names.entries ?? []).lazy
                            .filter { !$0.isIcon && (word.kind == nil || word.kind == $0.kind) }
                            .map { word.isSymbol ? $0.symbol : $0.name })
                candidates[all] = nearest
                // `Color("Accent")` means `AccentColor`.
                let longer = ["Color", "Image", "Icon"].lazy.map { word.text + $0 }
                suggestions[word] = .some(
                    nearest.suggestion(for: word.text)
                        ?? longer.first { word.kind.map(names[$0, default: []].contains) == true })
            }
            guard let name = unknown.meant?.plain ?? suggestions[word] ?? nil else { continue }
            let set = Word(text: name, kind: word.kind, isSymbol: word.isSymbol)
            if misspelled[set] == nil { misspelled[set] = unknown }
        }
    }

    private static func word(of use: AssetUse) -> Word? {
        switch use.form {
        case .name(let pattern), .sequence(let pattern): pattern.plain.map { Word(text: $0, kind: use.kind) }
        case .symbol(let symbol): Word(text: symbol, kind: use.kind, isSymbol: true)
        case .anyOf, .value: nil
        }
    }

    /// Returns the end of a message about an unknown name: `; did you mean "cart"?`, or "" if no set is near.
    ///
    /// The suggestion for a Swift symbol, such as `cartIcon`, is also a symbol.
    func hint(for unknown: AssetUsage.Unknown) -> String {
        guard let name = unknown.meant?.text ?? Self.word(of: unknown.use).flatMap({ suggestions[$0] ?? nil }) else {
            return ""
        }
        return "; did you mean \"\(name)\"?"
    }

    /// Returns the end of a message that no code names a set: the similar name in code, and whether it is reported.
    func words(about set: AssetNames.Entry) -> (text: String, isReported: Bool)? {
        let words = [
            Word(text: set.name, kind: set.kind), Word(text: set.name, kind: nil),
            Word(text: set.symbol, kind: set.kind, isSymbol: true),
        ]
        let use =
            words.lazy.compactMap { misspelled[$0] }.first
            ?? families.first { $0.pattern.matches(Array(set.name.utf8)) }?.use
        if let other = otherCases[set.path] {
            return (
                "; code names \(other.name.quoted), which differs in case, at \(other.path):\(other.place.line). Correct one of the names.",
                use != nil
            )
        }
        return use.map {
            (
                "; code names \($0.use.name.quoted), which is similar, at \($0.path):\($0.use.place.line). If it means this set, correct one of the names.",
                true
            )
        }
    }
}
