internal import AssetCatalog
internal import Diagnostics

extension CheckRule {
    /// Numbered pictures that are nearly a carousel.
    static let nearCarousel = CheckRule(
        .nearCarousel, in: .carousel, .note, foundBy: BannerRun.self,
        help: """
            Numbered pictures are almost a carousel. Without a configuration, pictures of one folder make a carousel if they have one name
            with numbers, are at least 375 pixels wide, have one size, and are at least twice as wide as high. If their name or folder says
            banner, slide or carousel, one shape of 1.5 : 1 is enough. If they are a carousel, list them in tincture.yml.
            """,
        triggering: RuleExample(["Art/shop1.png": .picture(750, 450), "Art/shop2.png": .picture(750, 450)])
            .reporting(
                #""shop1" to "shop2" are numbered and make no carousel: they are 750 × 450, and only pictures twice as wide as high are banners unless their name says so. If they are one, list them under carousels in tincture.yml."#,
                at: "Art"),
        clean: RuleExample([
            "Banners/shop1.png": .picture(750, 450), "Banners/shop2.png": .picture(750, 450),
        ]))
}
