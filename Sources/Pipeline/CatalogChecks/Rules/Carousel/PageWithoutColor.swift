internal import CatalogCompiler
internal import Diagnostics

extension CheckRule {
    static let pageWithoutColor: CheckRule = CheckRule(
        .pageWithoutColor, in: .carousel, .error,
        foundBy: CarouselBuilder.self,
        help: """
            A picture of a carousel has no color, so the carousel is left out. The picture can't be read, or it is
            fully transparent. Fix it, or give the page a `backdrop`.
            The rule is an error because the app lacks the carousel.
            """,
        triggering: RuleExample.imageSets("Fern", picture: .text("no picture")).configured(
            "carousels: {home: {pages: [¶Fern]}}"
        )
        .reporting(
            #"carousel "home" is left out: no color could be found in "Fern". Fix the picture, or give the page a "backdrop"."#
        )
        .about("page Fern of home"),
        clean: RuleExample.imageSets("Fern", "Moss").configured("carousels: {home: {pages: [Fern]}}"))
}
