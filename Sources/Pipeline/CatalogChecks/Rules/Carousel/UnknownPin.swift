internal import CatalogCompiler
internal import Diagnostics

extension CheckRule {
    static let unknownPin: CheckRule = CheckRule(
        .unknownPin, in: .carousel, .error, foundBy: PicturePins.self,
        help: """
            A page is pinned to a swatch, role or point that its picture doesn't have. The art has probably changed.
            Pin the page again; until then Tincture uses the color it found.
            The rule is an error because the app shows a different color from the one that someone chose.
            """,
        triggering: RuleExample.imageSets("Fern", "Moss").configured(
            "carousels: {home: {pages: [{image: Fern, pin: ¶swatch 2}]}}"
        )
        .reporting(
            #""Fern" is pinned to swatch 2, but the last swatch of its palette is swatch 1. Until you fix the pin, #808080 is used."#
        )
        .about("page Fern of home"),
        clean: RuleExample.imageSets("Fern", "Moss").configured(
            "carousels: {home: {pages: [{image: Fern, pin: swatch 1}]}}"))
}
