internal import AssetCatalog
package import Diagnostics
internal import FileAccess

extension Rule {
    /// A color without a dark form where its siblings have one.
    package static let missingDark = Rule("missing-dark")
}

extension CheckRule {
    static let missingDark = CheckRule(
        .missingDark, in: .catalog, .warning,
        help: """
            A color has no dark form, and more than half of the colors of its group have one. It shines in the dark. Add an appearance, or
            move it to a group of colors that stay. Colors outside of groups are not compared: those of a brand stay the same.
            """,
        triggering: RuleExample([
            "Assets.xcassets/Shop/Leaf.colorset/Contents.json": .color(dark: true),
            "Assets.xcassets/Shop/Stem.colorset/Contents.json": .color(dark: true),
            "Assets.xcassets/Shop/Pot.colorset/Contents.json": .color(),
        ])
        .reporting(
            #"The color set "Pot" has no dark appearance; 2 of the 3 colors of its group have one."#,
            at: "Assets.xcassets/Shop/Pot.colorset/Contents.json"
        )
        .about("color Pot"),
        clean: RuleExample([
            "Assets.xcassets/Shop/Leaf.colorset/Contents.json": .color(dark: true),
            "Assets.xcassets/Shop/Pot.colorset/Contents.json": .color(),
        ])
    ) { tree, rule in
        func isDark(_ set: ColorSet) -> Bool { set.variants.contains { $0.slot.appearance.luminosity == "dark" } }
        let catalogs = Set(tree.catalog.groups.filter(\.isCatalog).map(\.path))
        let groups = Dictionary(grouping: tree.catalog.colors.filter { !$0.variants.isEmpty }) {
            FilePath.folder(of: $0.path)
        }
        return groups.filter { !catalogs.contains($0.key) }.values.flatMap { sets -> [Diagnostic] in
            let dark = sets.filter(isDark).count
            guard dark * 2 > sets.count else { return [] }
            // A reference to a color of the system has its dark form by itself.
            return sets.filter { !isDark($0) && !$0.isReference }.map { set in
                rule.finding(
                    at: set.path, about: set.subject,
                    "The color set \"\(set.name)\" has no dark appearance; \(dark) of the \(sets.count) colors of its group have one."
                )
            }
        }
    }
}
