internal import AssetCatalog
internal import Diagnostics

extension CheckRule {
    /// A name from which no Swift symbol can be made.
    static let emptySymbol = CheckRule(
        .emptySymbol, in: .catalog, .warning,
        help: """
            A name has no ASCII letter and no digit, so that Xcode can make no Swift symbol of it, and says so. Code can reach
            it by its string alone. Rename it.
            """,
        triggering: .colorSets("🌱")
            .reporting(
                #"The "🌱" color asset name resolves to an empty symbol. Try renaming the asset."#,
                at: "Assets.xcassets/🌱.colorset/Contents.json"),
        clean: .colorSets("Leaf 🌱")
    ) { tree, rule in
        SymbolNames.all(tree).filter(\.symbol.name.isEmpty).map { entry in
            rule.finding(
                at: entry.path, about: entry.subject,
                "The \"\(entry.name)\" \(entry.symbol.kind.rawValue) asset name resolves to an empty symbol. Try renaming the asset."
            )
        }
    }
}
