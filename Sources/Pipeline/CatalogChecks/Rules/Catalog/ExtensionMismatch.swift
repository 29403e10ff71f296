internal import Diagnostics
internal import PictureAnalysis

extension CheckRule {
    static let extensionMismatch: CheckRule = CheckRule(
        .extensionMismatch, in: .catalog, .warning,
        foundBy: PictureReader.self,
        help: """
            A file's extension doesn't match its format. Some tools trust the extension and others the content, and app
            thinning may reject the file. Rename it, or export it in the format that its name promises. In a catalog, a
            JPEG named as a PNG is only a note, and so is the reverse, because the app shows it anyway.
            """,
        triggering: .plant(("", .text("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"/>\n")))
            .reporting(
                "plant.png is named .png but its format is svg. Rename it, and update its name where it is used.",
                at: "Assets.xcassets/Plant.imageset/plant.png"),
        clean: .imageSets("Plant"))
}
