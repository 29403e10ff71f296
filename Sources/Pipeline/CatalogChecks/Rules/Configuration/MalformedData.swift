internal import AssetCatalog
internal import Diagnostics

extension CheckRule {
    static let malformedData: CheckRule = CheckRule(
        .malformedData, in: .configuration, .error,
        foundBy: DataFile.self,
        help: """
            A data file of products or pages isn't JSON or has an unexpected structure. Write an array of objects,
            each with the name of a picture under a key such as `image`.
            The rule is an error because the app lacks the carousel or the products that the file lists.
            """,
        triggering: RuleExample.imageSets("Fern", "Moss").with([
            "pages.json": .text("[¶1]\n")
        ]).configured("carousels: {home: {pages: pages.json}}")
            .reporting("the entry is a number; expected an object such as {\"image\": \"loop1\"}.")
            .about("carousel home"),
        clean: RuleExample.imageSets("Fern", "Moss").with([
            "pages.json": .text("[{\"image\" : \"Fern\"}]\n")
        ]).configured("carousels: {home: {pages: pages.json}}"))
}
