internal import CatalogCompiler
internal import Diagnostics

extension CheckRule {
    /// A pin to a swatch, a role or a point of which a picture has no color.
    static let unknownPin = CheckRule(
        .unknownPin, in: .carousel, .error, foundBy: PicturePins.self,
        help: """
            A page is pinned to a swatch or a role that the palette of its picture has not, or to a point where the picture is transparent. The art
            has probably changed. Pin the page anew; until then the color that was found is used.
            It is an error because the app shows another color than the one that a person has named.
            """,
        triggering: RuleExample.imageSets("Fern", "Moss").with([
            "tincture.yml": .text(
                """
                sources: [Assets.xcassets]
                carousels: {home: {pages: [{image: Fern, pin: ¶swatch 2}]}}

                """)
        ])
        .reporting(
            #""Fern" is pinned to swatch 2, and its palette has 1 swatch. Correct the pin; until then the color that was found, #808080, is used."#
        )
        .about("page Fern of home"),
        clean: RuleExample.imageSets("Fern", "Moss").with([
            "tincture.yml": .text(
                """
                sources: [Assets.xcassets]
                carousels: {home: {pages: [{image: Fern, pin: swatch 1}]}}

                """)
        ]))
}
