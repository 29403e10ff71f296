internal import AssetCatalog
internal import Diagnostics

extension CheckRule {
    /// The two ways of giving a page's color that do not agree.
    static let colorMismatch = CheckRule(
        .colorMismatch, in: .carousel, .warning,
        foundBy: PageList.self,
        help: """
            A data file gives a page two colors, "bgColor" and "colors", and they differ. Which of them is shown depends on who reads the
            file. Make them agree.
            """,
        triggering: RuleExample.imageSets("Fern", "Moss").with([
            "tincture.yml": .text(
                ##"""
                sources: [Assets.xcassets]
                carousels: {home: {pages: pages.json}}

                """##),
            "pages.json": .text(
                ##"[{"imgName" : "Fern", "bgColor" : ¶"#808080", "colors" : {"red" : 128, "green" : 128, "blue" : 127}}]"##
                    + "\n"),
        ])
        .reporting(#""Fern" has two colors: #808080 here and #80807F in "colors". #808080 is used; make them agree."#)
        .about("image Fern"),
        clean: RuleExample.imageSets("Fern", "Moss").with([
            "tincture.yml": .text(
                ##"""
                sources: [Assets.xcassets]
                carousels: {home: {pages: pages.json}}

                """##),
            "pages.json": .text(
                ##"[{"imgName" : "Fern", "bgColor" : "#808080", "colors" : {"red" : 128, "green" : 128, "blue" : 128}}]"##
                    + "\n"),
        ]))
}
