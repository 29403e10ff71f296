internal import AssetCatalog
internal import CatalogConfiguration
internal import CatalogManifest
internal import Diagnostics

extension CheckRule {
    static let distantPin: CheckRule = CheckRule(
        "distant-pin", in: .carousel, .warning,
        options: [
            RuleOption(
                name: "distance", standard: 20, range: 0...200,
                help: "The maximum distance between a pinned color and the nearest color of the picture, in CIEDE2000.")
        ],
        help: """
            A pinned color is far from every swatch of its picture. The art has probably changed since someone chose
            the color. Choose it again, or exclude the page. `distance` sets the limit. This rule decodes only the
            pictures of carousel pages.
            """,
        triggering: RuleExample.imageSets("Fern", "Moss").configured(
            ##"carousels: {home: {pages: [{image: Fern, backdrop: ¶"#C00000"}]}}"##
        )
        .reporting(
            #"carousel "home": #C00000 is far from every color of "Fern"; the nearest is #808080, 31.93 away (CIEDE2000). Choose another color, such as #808080, which Tincture finds, or check the picture."#
        )
        .about("page Fern of home"),
        clean: RuleExample.imageSets("Fern", "Moss").configured(
            ##"carousels: {home: {pages: [{image: Fern, backdrop: "#808488"}]}}"##)
    ) { tree, rule in
        let limit = tree.option("distance", of: rule) ?? 20
        return tree.manifest.carousels.flatMap { carousel in
            carousel.pages.enumerated().compactMap { index, page -> Diagnostic? in
                guard let nearest = page.nearestSwatch, nearest.distance > limit else { return nil }
                // A page without its own pin inherits the pin of its picture, which is reported where it is set.
                if let listed = tree.listedPage(index, in: carousel.name), !listed.isPinned { return nil }
                let found = tree.manifest.palettes.first { $0.image == page.image }?.colors.backdrop
                return rule.finding(
                    at: tree.place(ofPin: index, in: carousel.name),
                    about: .page(carousel: carousel.name, number: index, image: page.image),
                    "carousel \"\(carousel.name)\": \(page.unadjusted ?? page.backdrop) is far from every color of \"\(page.image)\"; the nearest is "
                        + "\(nearest.hex), \(ShortNumber.text(nearest.distance)) away (CIEDE2000). Choose another color"
                        + (found.map { ", such as \($0), which Tincture finds" } ?? "") + ", or check the picture."
                )
            }
        }
    }
}
