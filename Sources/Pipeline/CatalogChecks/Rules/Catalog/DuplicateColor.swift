internal import AssetCatalog
internal import CodeScanning
internal import Diagnostics

extension CheckRule {
    static let duplicateColor: CheckRule = CheckRule(
        "duplicate-color", in: .catalog, nil,
        help: """
            Two color sets of one target have the same values in every appearance. A change to one may miss the other. Use one name. If
            the names mean different things, keep both; many palettes do that on purpose, so the rule is off by
            default. Design tokens that refer to another token aren't compared.
            """,
        triggering: RuleExample([
            "Assets.xcassets/Leaf.colorset/Contents.json": .colors(light: "0x2F7D32", dark: "0x81C784"),
            "Assets.xcassets/Moss.colorset/Contents.json": .colors(light: "0x2F7D32", dark: "0x81C784"),
        ]).configured("rules: {duplicate-color: warning}")
            .reporting(
                #""Moss" has the same values as "Leaf", Assets.xcassets/Leaf.colorset, in every appearance. Use one of the names."#,
                at: "Assets.xcassets/Moss.colorset/Contents.json"),
        clean: RuleExample([
            "Assets.xcassets/Leaf.colorset/Contents.json": .colors(light: "0x2F7D32", dark: "0x81C784"),
            "Assets.xcassets/Moss.colorset/Contents.json": .colors(light: "0x2F7D32", dark: "0x2F7D32"),
        ]).configured("rules: {duplicate-color: warning}")
    ) { tree, rule in
        var seen = SeenByScope<ColorValues, ColorSet>()
        return tree.catalog.colors.compactMap { set in
            guard let values = ColorValues(set) else { return nil }
            let others = seen.add(set, by: values, in: tree.targets.scopes(of: set.path))
            guard let other = others.first(where: { $0.name != set.name }) else { return nil }
            return rule.finding(
                at: set.location, about: set.subject,
                "\"\(set.name)\" has the same values as \"\(other.name)\", \(other.location), in every appearance. Use one of the names.",
                related: [set.path, other.path])
        }
    }
}
