internal import CatalogCompiler
internal import Diagnostics

extension CheckRule {
    /// Two carousels that pin one picture to different colors.
    static let conflictingPins = CheckRule(
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
            #"carousel "shop" pins "Fern" to #888888, and carousel "home" to #808080. #808080 is used for the picture, and each carousel keeps its own; make them agree."#
        )
        .about("page Fern of shop"),
        clean: RuleExample.imageSets("Fern", "Moss").configured(
            "carousels:", ##"  home: {pages: [{image: Fern, backdrop: "#808080"}]}"##,
            ##"  shop: {pages: [{image: Fern, backdrop: "#808080"}, Moss]}"##))
}
