internal import AssetCatalog
internal import Diagnostics

extension CheckRule {
    /// Numbered pictures that almost form a carousel.
    static let nearCarousel = CheckRule(
        .nearCarousel, in: .carousel, .note, foundBy: BannerRun.self,
        help: """
            Numbered pictures are almost a carousel. Without a configuration, pictures of one folder make a carousel if they have one name
            with numbers, their name or folder says banner, slide or carousel, they are at least 375 pixels wide, and they have one shape
            of 1.5 : 1 or wider. If they are a carousel, list them in tincture.yml.
            """,
        triggering: RuleExample(["Art/shop1.png": .picture(750, 450), "Art/shop2.png": .picture(750, 450)])
            .reporting(
                #""shop1" to "shop2" are numbered and make no carousel: they are 750 × 450, and neither their name nor their folder says banner, slide or carousel. If they are one, list them under carousels in tincture.yml."#,
                at: "Art"),
        clean: RuleExample([
            "Banners/shop1.png": .picture(750, 450), "Banners/shop2.png": .picture(750, 450),
        ]))
}
