internal import CatalogCompiler
internal import CatalogConfiguration
internal import CatalogManifest
internal import Diagnostics

extension CheckRule {
    static let overlayContrast: CheckRule = CheckRule(
        .overlayContrast, in: .carousel, .warning,
        options: [
            RuleOption(
                name: "minimum", standard: nil, range: 1...21,
                help:
                    "The minimum WCAG 2 contrast of a carousel's `overlay` and its backdrop, such as 4.5 for text and 3 for large text. Without it, the lowest contrast is only a note."
            )
        ],
        help: """
            The contrast between an overlay and the backdrop is too low at some scroll offset. The finding gives the
            offset as a position in pages. Change the backdrop, or choose another overlay. If the rule has no `minimum`,
            a note gives the lowest contrast. There is no note if the carousel's key `contrast` is set and reached.
            """,
        triggering: RuleExample.imageSets("Fern", "Moss").configured(
            ##"carousels: {¶home: {pages: [{image: Fern, backdrop: "#808080"}], overlay: "#FFFFFF"}}"##,
            "rules: {overlay-contrast: {minimum: 4.5}}"
        )
        .reporting(
            #"carousel "home": the worst contrast of #FFFFFF on its backdrop is 3.94 at scroll position 0 (in pages); the minimum is 4.5. Change a backdrop or the overlay."#
        )
        .about("carousel home"),
        clean: RuleExample.imageSets("Fern", "Moss").configured(
            ##"carousels: {home: {pages: [{image: Fern, backdrop: "#808080"}], overlay: "#000000"}}"##,
            "rules: {overlay-contrast: {minimum: 4.5}}")
    ) { tree, rule in
        let minimum = tree.option("minimum", of: rule)
        return tree.manifest.carousels.compactMap { carousel in
            guard let contrast = carousel.contrast else { return nil }
            let isLow = minimum.map { contrast.worst < $0 } ?? false
            // A configured contrast that is met isn't worth a finding.
            if let required = minimum ?? contrast.required, contrast.worst >= required { return nil }
            return rule.finding(
                isLow ? nil : .note, at: tree.place(ofCarousel: carousel.name), about: .carousel(carousel.name),
                "carousel \"\(carousel.name)\": the worst contrast of \(contrast.overlay) on its backdrop is \(ShortNumber.text(contrast.worst)) at scroll position \(ShortNumber.text(contrast.position)) (in pages)"
                    + ((minimum ?? contrast.required).map {
                        "; the minimum is \(ShortNumber.text($0)). Change a backdrop or the overlay."
                    } ?? ".")
            )
        }
    }
}
