internal import CatalogCompiler
internal import Diagnostics

extension CheckRule {
    static let conflictingPins: CheckRule = CheckRule(
        .conflictingPins, in: .carousel, .warning, foundBy: PicturePins.self,
        help: """
            Two carousels pin the same picture to different colors. Each carousel keeps its own color. Where the
            picture appears alone, the first carousel in the configuration wins. Use one color, or exclude the
            picture.
            """,
        triggering: RuleExample.imageSets("Fern", "Moss").configured(
            "carousels:", ##"  home: {pages: [{image: Fern, backdrop: "#808080"}]}"##,
            ##"  shop: {pages: [{image: ¶Fern, backdrop: "#888888"}]}"##
        )
        .reporting(
            #"carousel "shop" pins "Fern" to #888888, but carousel "home" pins it to #808080. Each carousel keeps its own color; elsewhere the picture uses #808080. Pin the same color in both."#
        )
        .about("page Fern of shop"),
        clean: RuleExample.imageSets("Fern", "Moss").configured(
            "carousels:", ##"  home: {pages: [{image: Fern, backdrop: "#808080"}]}"##,
            ##"  shop: {pages: [{image: Fern, backdrop: "#808080"}, Moss]}"##))
}
