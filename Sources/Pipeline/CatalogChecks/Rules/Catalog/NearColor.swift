internal import AssetCatalog
internal import CatalogConfiguration
internal import CodeScanning
internal import Diagnostics

extension CheckRule {
    static let nearColor: CheckRule = CheckRule(
        "near-color", in: .catalog, nil,
        options: [
            RuleOption(
                name: "distance", standard: 1, range: 0...10,
                help:
                    "Two colors look alike if they differ by at most this much in every appearance (CIEDE2000; 1 is just noticeable)."
            )
        ],
        help: """
            Two color sets of one target look the same to most people. They differ by at most 1 (CIEDE2000) in every
            appearance. Use one of them, or make them differ. The rule is off by default, because shades of a palette
            may be that close.
            """,
        triggering: RuleExample([
            "Assets.xcassets/Leaf.colorset/Contents.json": .colors(light: "0x2F7D32", dark: "0x81C784"),
            "Assets.xcassets/Moss.colorset/Contents.json": .colors(light: "0x2E7D32", dark: "0x81C784"),
        ]).configured("rules: {near-color: warning}")
            .reporting(
                #""Moss" differs from "Leaf", Assets.xcassets/Leaf.colorset, by at most ΔE 0.11. Use one of them."#,
                at: "Assets.xcassets/Moss.colorset/Contents.json"),
        clean: RuleExample([
            "Assets.xcassets/Leaf.colorset/Contents.json": .colors(light: "0x2F7D32", dark: "0x81C784"),
            "Assets.xcassets/Moss.colorset/Contents.json": .colors(light: "0x2F7D32", dark: "0x2E7D32"),
        ]).configured("rules: {near-color: warning}")
    ) { tree, rule in
        let limit = tree.option("distance", of: rule) ?? 1
        let known = tree.catalog.colors.compactMap { set in ColorValues(set).map { (set: set, values: $0) } }
        let lightness = known.map(\.values.lightness)
        let order = known.indices.sorted { (lightness[$0], $0) < (lightness[$1], $1) }
        let scopes = known.map { Set(tree.targets.scopes(of: $0.set.path)) }
        var found: [Int: (other: Int, distance: Double)] = [:]
        for (rank, one) in order.enumerated() {
            // CIEDE2000 divides a lightness difference by at most 1.75, so lighter colors differ too much.
            let near = order[(rank + 1)...].prefix(mostCompared).prefix {
                lightness[$0] - lightness[one] <= 1.75 * limit
            }
            for two in near where !scopes[one].isDisjoint(with: scopes[two]) {
                let (first, second) = (min(one, two), max(one, two))
                guard known[first].set.name != known[second].set.name, known[first].values != known[second].values,
                    let distance = known[first].values.distance(to: known[second].values), distance <= limit,
                    distance < found[second]?.distance ?? .infinity
                else { continue }
                found[second] = (first, distance)
            }
        }
        return found.sorted { $0.key < $1.key }.map { number, nearest in
            let (set, other) = (known[number].set, known[nearest.other].set)
            return rule.finding(
                at: set.location, about: set.subject,
                "\"\(set.name)\" differs from \"\(other.name)\", \(other.location), by at most ΔE \(ShortNumber.text(nearest.distance)). Use one of them.",
                related: [set.path, other.path])
        }
    }

    /// The maximum number of lighter colors with which a color is compared: ten times a scale of a hundred grays.
    private static let mostCompared = 1_000
}
