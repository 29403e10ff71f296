internal import AssetCatalog
internal import Diagnostics
internal import FileAccess

extension CheckRule {
    /// Two names that give the same Swift symbol.
    static let symbolCollision = CheckRule(
        .symbolCollision, in: .catalog, .warning,
        help: """
            Two names of one target give the same Swift symbol by Xcode's rules. Xcode makes a symbol of only one of them. Rename one, or let their
            groups provide a namespace.
            """,
        triggering: .imageSets("delete", "deleteImage")
            .reporting(
                #"The "deleteImage" image asset name resolves to the symbol "delete" which already exists. Try renaming the asset. "delete" has it."#,
                at: "Assets.xcassets/deleteImage.imageset/Contents.json"),
        clean: .imageSets("delete", "delete all")
    ) { tree, rule in
        var seen: [TargetMap.Scope: [SymbolNames.Key: SymbolNames.Entry]] = [:]
        return SymbolNames.all(tree).filter { !$0.symbol.name.isEmpty }.compactMap { entry in
            let scopes = tree.targets.scopes(of: entry.path)
            let others = scopes.compactMap { seen[$0]?[entry.key] }
            for scope in scopes where seen[scope]?[entry.key] == nil {
                seen[scope, default: [:]][entry.key] = entry
            }
            // Two sets of one name are a finding of their own.
            guard let other = others.first(where: { $0.name != entry.name }) else { return nil }
            return rule.finding(
                at: entry.path, about: entry.subject,
                "The \"\(entry.name)\" \(entry.symbol.kind.rawValue) asset name resolves to the symbol \"\(entry.symbol.name)\" which "
                    + "already exists. Try renaming the asset. \"\(other.name)\" has it.",
                related: [FilePath.join(other.path, SetContents.fileName)])
        }
    }
}
