internal import Diagnostics
internal import PictureAnalysis

extension CheckRule {
    /// A file whose name says another format than its content.
    static let extensionMismatch = CheckRule(
        .extensionMismatch, in: .catalog, .warning,
        foundBy: PictureReader.self,
        help: """
            The extension of a file belies its content. Some tools go by the one, some by the other, and an app thinning pass may
            refuse it. Rename it, or export it as what its name says.
            """,
        triggering: .plant(("", .text("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"/>\n")))
            .reporting(
                "is named .png but is svg. Rename it, also where its name is used.",
                at: "Assets.xcassets/Plant.imageset/plant.png"
            )
            .about("image Plant"),
        clean: .imageSets("Plant"))
}
