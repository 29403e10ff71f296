internal import AssetCatalog
internal import Diagnostics

extension CheckRule {
    static let nearCarousel: CheckRule = CheckRule(
        .nearCarousel, in: .carousel, .note, foundBy: BannerRun.self,
        help: """
            Numbered pictures are almost a carousel, or left out of one. You can list them under `carousels`. Without a
            configuration, 2 to 30 numbered pictures in a folder make a carousel if their names or the folder's contain
            a word such as banner. At least half must be 375 pixels wide, with similar aspect ratios of 1.5 or more.
            """,
        triggering: RuleExample(["Art/shop1.png": .picture(750, 450), "Art/shop2.png": .picture(750, 450)])
            .reporting(
                #""shop1" to "shop2" are numbered but not treated as a carousel: they have no word such as banner, slide or carousel in their name or in the name of their folder. If they belong together, list them under carousels in tincture.yml."#,
                at: "Art"),
        clean: RuleExample([
            "Banners/shop1.png": .picture(750, 450), "Banners/shop2.png": .picture(750, 450),
        ]))
}
