internal import AssetCatalog
internal import Diagnostics
internal import FileAccess

extension CheckRule {
    static let missingDark: CheckRule = CheckRule(
        "missing-dark", in: .catalog, nil,
        help: """
            A color has no dark appearance, but most colors of its group do. It stays bright in dark mode. Add the
            appearance, or move a color that should stay the same out of the group. Colors outside groups aren't
            compared, and names such as black, white and clear are left out.
            """,
        triggering: RuleExample([
            "Assets.xcassets/Shop/Leaf.colorset/Contents.json": .color(dark: true),
            "Assets.xcassets/Shop/Stem.colorset/Contents.json": .color(dark: true),
            "Assets.xcassets/Shop/Pot.colorset/Contents.json": .color(),
        ])
        .configured("rules: {missing-dark: warning}")
        .reporting(
            #"the color set "Pot" has no dark appearance; 2 of the 3 colors of its group have one: "Leaf" and "Stem". Add one. If the color is meant to look the same in dark mode, move it out of this group."#,
            at: "Assets.xcassets/Shop/Pot.colorset/Contents.json"),
        clean: RuleExample([
            "Assets.xcassets/Shop/Leaf.colorset/Contents.json": .color(dark: true),
            "Assets.xcassets/Shop/Pot.colorset/Contents.json": .color(),
        ])
        .configured("rules: {missing-dark: warning}")
    ) { tree, rule in
        let fixed: Set = ["black", "white", "clear", "transparent"]
        func isFixed(_ set: ColorSet) -> Bool { fixed.contains(FilePath.name(of: set.name).lowercased()) }
        func isDark(_ set: ColorSet) -> Bool { set.variants.contains { $0.slot.appearance.luminosity == "dark" } }
        func isOfSystem(_ set: ColorSet) -> Bool {
            set.variants.allSatisfy { if case .reference = $0.value { true } else { false } }
        }
        let catalogs = Set(tree.catalog.groups.filter(\.isCatalog).map(\.path))
        let grouped = tree.catalog.colors.filter { !$0.variants.isEmpty && ($0.token == nil || $0.name.contains("/")) }
        let groups = Dictionary(grouping: grouped) { set in
            FilePath.folder(of: set.token == nil ? set.path : FilePath.join(set.path, set.name))
        }
        return groups.filter { !catalogs.contains($0.key) }.values.flatMap { sets -> [Diagnostic] in
            let dark = sets.filter(isDark)
            guard dark.count * 2 > sets.count else { return [] }
            var names = dark.prefix(3).map { "\"\($0.name)\"" }
            if dark.count > 3 { names.append("\(dark.count - 3) more") }
            // A system color already has a dark value.
            return sets.filter { !isDark($0) && !isOfSystem($0) && !isFixed($0) }.map { set in
                rule.finding(
                    at: set.location, about: set.subject,
                    "the color set \"\(set.name)\" has no dark appearance; \(dark.count) of the \(sets.count) colors of its group have one: \(NearestWord.list(names, last: "and")). Add one. If the color is meant to look the same in dark mode, move it out of this group."
                )
            }
        }
    }
}
