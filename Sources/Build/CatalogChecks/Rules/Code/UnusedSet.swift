internal import AssetCatalog
public import Diagnostics
internal import FileAccess

extension Rule {
    /// A set that nothing uses.
    public static let unusedSet = Rule("unused-set")
}

extension CheckRule {
    static let unusedSet = CheckRule(
        .unusedSet, in: .code, .warning,
        help: """
            No code, storyboard, property list, data file or configuration names an image or colour set. It is dead weight, or the code
            builds its name at run time: then exclude it. Looked for only where the configuration names `code`. `AccentColor` and
            `WidgetBackground` are used by Xcode itself.
            """,
        triggering: RuleExample.imageSets("Cart", "Bag").with([
            "tincture.yml": .text("sources: [Assets.xcassets]\ncode: [Sources]\n"),
            "Sources/View.swift": .text("let icon = Image(\"Cart\") // not Image(\"Bag\")\n"),
        ])
        .reporting(
            #"nothing uses the image "Bag". Remove it, or exclude it where its name is built at run time."#,
            at: "Assets.xcassets/Bag.imageset"),
        clean: RuleExample.imageSets("Cart", "Bag").with([
            "tincture.yml": .text("sources: [Assets.xcassets]\ncode: [Sources]\n"),
            "Sources/View.swift": .text("let icons = [Image(\"Cart\"), Image(.bag)]\n"),
        ])
    ) { tree, rule in
        guard let code = tree.code else { return [] }
        let names = AssetNames(tree.catalog)
        var used = code.texts.union(ConfiguredNames.all(tree))
        for use in code.uses { used.formUnion(names.entries(for: use).map(\.path)) }
        return names.entries.filter { entry in
            !entry.isLoose && !used.contains(entry.path) && used.isDisjoint(with: entry.names)
                && !code.mentions.contains(FilePath.name(of: entry.symbol.replacing(".", with: "/")))
                && !["AccentColor", "WidgetBackground", "AppIcon"].contains(entry.name)
                && FilePath.stemAndExtension(of: entry.path).extension != "appiconset"
        }.map { entry in
            rule.finding(
                at: entry.path, about: entry.subject,
                "nothing uses the \(entry.kind.rawValue) \"\(entry.name)\". Remove it, or exclude it where its name is built at run time."
            )
        }
    }
}
