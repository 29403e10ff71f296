internal import AssetCatalog
internal import CodeScanning
internal import Diagnostics
internal import FileAccess

extension CheckRule {
    static let symbolCollision: CheckRule = CheckRule(
        .symbolCollision, in: .catalog, .warning,
        help: """
            Two names in one target give the same Swift symbol. Xcode makes the symbol for only one of them. Rename
            one, or give their groups a namespace. If you configure `code`, only symbols that it accesses are reported,
            unless `emit` generates Swift.
            """,
        triggering: .imageSets("delete", "deleteImage")
            .reporting(
                #"The "deleteImage" image asset name resolves to the symbol "delete" which already exists. Try renaming the asset. The set "delete" already has this symbol."#,
                at: "Assets.xcassets/deleteImage.imageset/Contents.json"),
        clean: .imageSets("delete", "delete all")
    ) { tree, rule in
        var seen = SeenByScope<[String], SetSymbol>()
        return tree.symbols.filter { !$0.name.isEmpty && tree.mayAccess($0) }.compactMap { symbol in
            let others = seen.add(symbol, by: symbol.key, in: tree.targets.scopes(of: symbol.path))
            // The rule `duplicate-name` reports two sets with the same name.
            guard let other = others.first(where: { $0.setName != symbol.setName }) else { return nil }
            return rule.finding(
                at: SourceLocation(path: symbol.path), about: symbol.subject,
                "The \"\(symbol.setName)\" \(symbol.kind) asset name resolves to the symbol \"\(symbol.name)\" which "
                    + "already exists. Try renaming the asset. The set \"\(other.setName)\" already has this symbol.",
                related: [FilePath.join(other.path, SetContents.fileName)])
        }
    }
}
