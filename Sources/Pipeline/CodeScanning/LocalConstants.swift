internal import CodeLexing
internal import Diagnostics

/// The constants of a Swift file that are strings, and whether a name can mean anything else in it.
struct LocalConstants {
    private let tokens: CodeTokens
    /// The indices of the names that are declared, and of those of parameters, which count as many declarations.
    private var declared: [Int] = []
    private var parameters: [Int] = []
    /// What was found, by the names: only code that uses a constant asks for it.
    private var found: [CodeFacts.Constant] = []
    /// Those that other files can mean.
    private(set) var shared: [CodeFacts.Constant] = []

    init(of tokens: CodeTokens) { self.tokens = tokens }

    mutating func declare(_ name: Int) { declared.append(name) }

    /// A word that is no keyword: before a colon or `in` it may be a parameter.
    mutating func note(_ index: Int) {
        let isLabel = tokens.isMark(index + 1, ":")
        guard isLabel || tokens.keyword(index + 1) == .in, index > 0, !tokens[index - 1].keyword.declaresValue else {
            return
        }
        if !isLabel || tokens.startsLarge(index + 2) { parameters.append(index) }
    }

    mutating func add(_ name: String, in type: String?, _ pattern: NamePattern, _ place: TextPosition) {
        found.append(CodeFacts.Constant(name: name, pattern: pattern, place: place))
        if let type { shared.append(CodeFacts.Constant(name: type + "." + name, pattern: pattern, place: place)) }
    }

    /// What some uses use, in their order.
    func resolved(_ uses: [AssetUse]) -> [AssetUse] {
        let hasConstant = uses.contains { if case .constant = $0.form { true } else { false } }
        guard hasConstant else { return uses }
        let byName = Dictionary(grouping: found, by: \.name)
        var declarations: [String: Int] = [:]
        for index in declared { if let name = tokens.word(index) { declarations[name, default: 0] += 1 } }
        for index in parameters { if let name = tokens.word(index) { declarations[name, default: 0] += 2 } }
        return uses.flatMap { Self.resolved($0, byName, declarations) }
    }

    /// What a use of a constant uses: the strings that it can be; nothing where that cannot be known; the use itself
    /// where another file may know.
    private static func resolved(
        _ use: AssetUse, _ found: [String: [CodeFacts.Constant]], _ declarations: [String: Int]
    ) -> [AssetUse] {
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
