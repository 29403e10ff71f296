internal import AssetCatalog
internal import CodeScanning
internal import Diagnostics

extension CheckRule {
    static let emptySymbol: CheckRule = CheckRule(
        .emptySymbol, in: .catalog, .warning,
        help: """
            A name has no ASCII letter or digit, so Xcode can't make a Swift symbol from it. Code can reach the set only
            by its string. Rename it. The finding is a note if `emit` has no `swift`. It is left out if, in addition, the
            configured `code` uses no symbols that Xcode generates.
            """,
        triggering: .colorSets("🌱").configured("emit: [swift]")
            .reporting(
                #"The "🌱" color asset name resolves to an empty symbol. Try renaming the asset."#,
                at: "Assets.xcassets/🌱.colorset/Contents.json"),
        clean: .colorSets("Leaf 🌱")
    ) { tree, rule in
        tree.symbols.filter { $0.name.isEmpty && tree.mayAccess($0) }.map { symbol in
            rule.finding(
                tree.emitsSwift ? nil : .note, at: SourceLocation(path: symbol.path), about: symbol.subject,
                "The \"\(symbol.setName)\" \(symbol.kind) asset name resolves to an empty symbol. Try renaming the asset."
            )
        }
    }
}
