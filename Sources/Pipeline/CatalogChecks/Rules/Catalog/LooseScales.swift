internal import AssetCatalog
internal import Diagnostics
internal import FileAccess

extension CheckRule {
    static let looseScales: CheckRule = CheckRule(
        "loose-scales", in: .catalog, nil,
        help: """
            A picture for scale `@2x` or `@3x` is outside an asset catalog. App thinning works only on catalogs, so
            every device downloads every scale. Move the pictures into a catalog. The rule is off by default because
            some sources never reach an app as they are.
            """,
        triggering: RuleExample([
            "Pictures/moss@2x.png": .picture(40, 40), "Pictures/moss@3x.png": .picture(60, 60),
            "tincture.yml": .text("sources: [Pictures]\nrules: {loose-scales: warning}\n"),
        ])
        .reporting(
            #""moss" is outside an asset catalog, so every device gets all of its files: moss@2x.png and moss@3x.png. Move it into a catalog."#,
            at: "Pictures/moss@2x.png"
        )
        .about("image moss"),
        clean: RuleExample([
            "Pictures/moss.png": .picture(40, 40),
            "tincture.yml": .text("sources: [Pictures]\nrules: {loose-scales: warning}\n"),
        ])
    ) { tree, rule in
        tree.catalog.images.filter(\.isLoose).compactMap { set in
            let paths = set.variants.map(\.path).sorted()
            // `moss@2x~ipad.png` has a scale too.
            let isScaled = paths.contains { path in
                let name = FilePath.name(of: path)
                return ["@2x", "@3x"].contains { name.contains("\($0).") || name.contains("\($0)~") }
            }
            guard isScaled, let first = paths.first else { return nil }
            let names = paths.map(FilePath.name)
            let effect =
                names.count == 1
                ? "every device downloads \(names[0])"
                : "every device gets all of its files: \(NearestWord.list(names, last: "and"))"
            return rule.finding(
                at: first, about: set.subject,
                "\"\(set.name)\" is outside an asset catalog, so \(effect). Move it into a catalog.", related: paths)
        }
    }
}
