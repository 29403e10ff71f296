internal import AssetCatalog
internal import Diagnostics

extension CheckRule {
    static let colorMismatch: CheckRule = CheckRule(
        .colorMismatch, in: .carousel, .warning,
        foundBy: PageList.self,
        help: """
            A data file gives one page two different colors, `bgColor` and `colors`. Which one an app shows depends on
            the key it reads. Make them equal.
            """,
        triggering: RuleExample.imageSets("Fern", "Moss").with([
            "pages.json": .text(
                ##"[{"imgName" : "Fern", "bgColor" : ¶"#808080", "colors" : {"red" : 128, "green" : 128, "blue" : 127}}]"##
                    + "\n")
        ]).configured("carousels: {home: {pages: pages.json}}")
            .reporting(
                #""Fern" has two colors: #808080 here and #80807F in "colors". #808080 is used. Make them equal."#
            )
            .about("image Fern"),
        clean: RuleExample.imageSets("Fern", "Moss").with([
            "pages.json": .text(
                ##"[{"imgName" : "Fern", "bgColor" : "#808080", "colors" : {"red" : 128, "green" : 128, "blue" : 128}}]"##
                    + "\n")
        ]).configured("carousels: {home: {pages: pages.json}}"))
}
