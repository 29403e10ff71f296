internal import CatalogCompiler
internal import Diagnostics

extension CheckRule {
    static let unknownImage: CheckRule = CheckRule(
        .unknownImage, in: .configuration, .error,
        foundBy: ImageNames.self,
        help: """
            The configuration or a data file names a picture that is not in the sources. Whatever needs it is left out.
            Correct the name; the finding suggests the nearest one.
            The rule is an error because the app lacks the page, the product or the whole carousel.
            """,
        triggering: RuleExample.imageSets("Fern", "Moss").configured("carousels: {home: {pages: [¶Ferm]}}")
            .reporting(#"carousel "home" names the picture "Ferm", which is not in the sources; did you mean "Fern"?"#)
            .about("page Ferm of home"),
        clean: RuleExample.imageSets("Fern", "Moss").configured("carousels: {home: {pages: [Fern]}}"))
}
