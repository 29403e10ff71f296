internal import CatalogManifest
internal import Diagnostics

extension CheckRule {
    static let bannerSizes: CheckRule = CheckRule(
        "banner-sizes", in: .carousel, .warning,
        help: """
            The banners of one carousel have different sizes. The layout jumps when the carousel reaches another size,
            or a banner is stretched. Export them all at one size. Pages that don't have the most frequent size are
            reported. Banners are pictures of the kind `banner` (`kinds` in the configuration).
            """,
        triggering: RuleExample.imageSets("Fern", "Moss").configured(
            "carousels: {home: {pages: [Fern, ¶Moss]}}", #"kinds: {banner: ["*"]}"#
        )
        .reporting(#"carousel "home": "Moss" is 21x20, but "Fern" is 20x20. Export them at the same size."#)
        .about("page Moss of home"),
        clean: RuleExample.imageSets("Fern", "Moss").with([
            "Assets.xcassets/Moss.imageset/picture.png": .picture(20, 20, .red)
        ]).configured("carousels: {home: {pages: [Fern, Moss]}}", #"kinds: {banner: ["*"]}"#)
    ) { tree, rule in
        tree.manifest.carousels.flatMap { carousel -> [Diagnostic] in
            let pages = carousel.pages.enumerated().compactMap { index, page in
                tree.bannerSize(of: page.image).map { (index: index, image: page.image, size: $0) }
            }
            // Of sizes that are equally frequent, the first page's counts.
            let counts = Dictionary(pages.map { ($0.size, 1) }, uniquingKeysWith: +)
            guard let most = counts.values.max(), let usual = pages.first(where: { counts[$0.size] == most }) else {
                return []
            }
            return pages.filter { $0.size != usual.size }.map { page in
                rule.finding(
                    at: tree.place(ofPage: page.index, in: carousel.name),
                    about: .page(carousel: carousel.name, number: page.index, image: page.image),
                    "carousel \"\(carousel.name)\": \"\(page.image)\" is \(page.size), but \"\(usual.image)\" is \(usual.size). "
                        + "Export them at the same size.")
            }
        }
    }
}
