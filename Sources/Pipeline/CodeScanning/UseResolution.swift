internal import AssetCatalog
internal import AssetNaming
internal import CodeLexing
internal import Diagnostics

/// What one file says that another has to be asked about: constants and other names of types.
struct UseResolution {
    private var constants: [String: [(path: String, constant: CodeFacts.Constant)]] = [:]
    private var aliases: [String: SwiftSymbol.Kind] = [:]
    private var ownTypes: Set<String> = []

    /// - Parameter uses: all uses that will be asked about.
    init(_ files: [CodeFile], for uses: some Sequence<AssetUse>) {
        // Of the constants of a tree few are names of assets.
        var wanted: Set<String> = []
        for use in uses { if case .constant(let name) = use.form { wanted.insert(name) } }
        for file in files {
            for constant in file.facts.constants where wanted.contains(constant.name) {
                constants[constant.name, default: []].append((file.path, constant))
            }
            for (name, type) in file.facts.aliases { aliases[name] = AssetCalls.types[type] }
            ownTypes.formUnion(file.facts.ownTypes)
        }
    }

    /// The uses that a use represents, each with the file that names it.
    func resolved(_ use: AssetUse, in path: String) -> [(use: AssetUse, path: String)] {
        var (kind, certainty, isExact) = (use.kind, use.certainty, false)
        if case .dependsOnType(let type) = certainty {
            let alias = aliases[type]
            kind = alias ?? kind
            // Asked for only where a tool has written the code.
            let isGenerated = AssetCalls.generated[type] != nil
            let isKnown = AssetCalls.swift[type] != nil && !ownTypes.contains(type)
            certainty = alias != nil || isGenerated || isKnown ? .certain : .possible
            isExact = AssetCalls.exact.contains(type)
        }
        func named(_ form: AssetUse.Form, at place: TextPosition) -> AssetUse {
            AssetUse(kind: kind, form: form, certainty: certainty, place: place, isExact: isExact)
        }
        guard case .constant(let name) = use.form else { return [(named(use.form, at: use.place), path)] }
        let all = constants[name] ?? []
        let near = all.filter { $0.path == path }
        let found = near.isEmpty ? all : near
        // Two types of one name: which of them is meant is not known.
        if found.count > 1 { certainty = .possible }
        return found.map { path, constant in (named(.name(constant.pattern), at: constant.place), path) }
    }
}
