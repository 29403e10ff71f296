/// The constants of a Swift file that are strings, and whether a name can mean anything else in it.
struct LocalConstants {
    private var found: [String: [CodeFacts.Constant]] = [:]
    /// How often a name is declared; a parameter and a closure's argument count as many.
    private var declarations: [String: Int] = [:]
    /// Those that other files can mean.
    private(set) var shared: [CodeFacts.Constant] = []

    mutating func declare(_ name: String) { declarations[name, default: 0] += 1 }

    /// A word that is no keyword: before a colon or `in` it may be a parameter.
    mutating func note(_ index: Int, _ tokens: [CodeToken]) {
        guard index + 1 < tokens.count, index > 0, tokens[index + 1].isMark(":") || tokens[index + 1].keyword == .in,
            !tokens[index - 1].keyword.declaresValue
        else { return }
        let isParameter = tokens[index + 1].isMark(":") && tokens[safe: index + 2]?.word?.startsLarge == true
        guard isParameter || tokens[index + 1].keyword == .in, let word = tokens[index].word else { return }
        declarations[word, default: 0] += 2
    }

    mutating func add(_ name: String, in type: String?, _ pattern: NamePattern, _ place: CodePlace) {
        found[name, default: []].append(CodeFacts.Constant(name: name, pattern: pattern, place: place))
        if let type { shared.append(CodeFacts.Constant(name: type + "." + name, pattern: pattern, place: place)) }
    }

    /// What a use of a constant uses: the strings that it can be; nothing where that cannot be known; the use itself
    /// where another file may know.
    func resolved(_ use: AssetUse) -> [AssetUse] {
        guard case .constant(let name) = use.form else { return [use] }
        var words = name.split(separator: ".").map(String.init)
        if words.first == "self" || words.first == "Self" { words.removeFirst() }
        // `Icon.cart.rawValue` is a string, `cart.rawValue` may be anything.
        let isRaw = words.last == "rawValue"
        if words.count == 1, let name = words.first {
            guard declarations[name] == 1, let constants = found[name] else { return [] }
            return constants.map { constant in
                AssetUse(kind: use.kind, form: .name(constant.pattern), certainty: use.certainty, place: constant.place)
            }
        }
        let key = words.suffix(isRaw ? 3 : 2)
        guard key.count == (isRaw ? 3 : 2), key.first?.startsLarge == true else { return [] }
        return [
            AssetUse(
                kind: use.kind, form: .constant(key.joined(separator: ".")), certainty: use.certainty, place: use.place)
        ]
    }
}

extension Array {
    /// The element at an index; nil where there is none.
    fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
