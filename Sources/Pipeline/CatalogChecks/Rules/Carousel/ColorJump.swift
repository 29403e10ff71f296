internal import CatalogConfiguration
internal import CatalogManifest
internal import Diagnostics

extension CheckRule {
    static let colorJump: CheckRule = CheckRule(
        "color-jump", in: .carousel, .warning,
        options: [
            RuleOption(
                name: "maximum", standard: nil, range: 0...200,
                help:
                    "The maximum difference between neighboring backdrops, in CIEDE2000. Without it, the rule reports nothing."
            )
        ],
        help: """
            Two neighboring backdrops differ by more than the `maximum` you set. The difference is CIEDE2000. Without
            `maximum` the rule reports nothing. Reorder the pages, or choose closer colors.
            """,
        triggering: RuleExample.imageSets("Fern", "Moss").configured(
            ##"carousels: {home: {pages: [{image: Fern, backdrop: "#808080"}, {image: ¶Moss, backdrop: "#8A8A8A"}]}}"##,
            "rules: {color-jump: {maximum: 2}}"
        )
        .reporting(
            #"carousel "home": the color jumps by 3.66 (CIEDE2000) from "Fern" #808080 to "Moss" #8A8A8A; the maximum is 2."#
        )
        .about("page Moss of home"),
        clean: RuleExample.imageSets("Fern", "Moss").configured(
            ##"carousels: {home: {pages: [{image: Fern, backdrop: "#808080"}, {image: Moss, backdrop: "#8A8A8A"}]}}"##,
            "rules: {color-jump: {maximum: 10}}")
    ) { tree, rule in
        guard let maximum = tree.option("maximum", of: rule) else { return [] }
        return tree.manifest.carousels.flatMap { carousel in
            carousel.transitions.compactMap { transition in
                let (from, to) = (carousel.pages[transition.from], carousel.pages[transition.to])
                guard let distance = HexCode.distance(from.backdrop, to.backdrop), distance > maximum else {
                    return nil
                }
                return rule.finding(
                    at: tree.place(ofPage: transition.to, in: carousel.name),
                    about: .page(carousel: carousel.name, number: transition.to, image: to.image),
                    "carousel \"\(carousel.name)\": the color jumps by \(ShortNumber.text(distance)) (CIEDE2000) from \"\(from.image)\" "
                        + "\(from.backdrop) to \"\(to.image)\" \(to.backdrop); the maximum is \(ShortNumber.text(maximum))."
                )
            }
        }
    }
}
