internal import AssetCatalog
internal import Diagnostics

extension CheckRule {
    static let templateColors: CheckRule = CheckRule(
        "template-colors", in: .catalog, nil,
        help: """
            A template picture has more than one color. The app paints it in a single color, so the differences are
            lost. Draw it in one color, or remove the template intent. This rule decodes every template, so it is off
            by default.
            """,
        triggering: RuleExample.plant(("", .picture(20, 20, .red, .blue)), template: true).configured(
            "rules: {template-colors: warning}"
        )
        .reporting(
            #"the template picture "Plant" has more than one color, but the app paints it in a single color. Draw it in one color, or remove the template intent."#,
            at: "Assets.xcassets/Plant.imageset/plant.png"),
        clean: RuleExample.plant(("", .picture(20, 20, .red)), template: true).configured(
            "rules: {template-colors: warning}")
    ) { tree, rule in
        tree.catalog.images.filter(\.isTemplate).flatMap { set in
            set.variants.filter { PixelQueries.haveSeveralColors(in: $0.path, limits: tree.limits) }.map { variant in
                rule.finding(
                    at: variant.path, about: set.subject,
                    "the template picture \"\(set.name)\" has more than one color, but the app paints it in a single color. "
                        + "Draw it in one color, or remove the template intent.")
            }
        }
    }
}
