internal import Diagnostics
internal import PictureAnalysis

extension CheckRule {
    static let truncatedImage: CheckRule = CheckRule(
        .truncatedImage, in: .catalog, .error,
        foundBy: PictureReader.self,
        help: """
            Only a part of a picture can be decoded, because its file ends early or is damaged. The rest appears gray.
            Export it again. If every row can be decoded although the file's end is missing or damaged, it is a warning.
            The rule is an error because the app shows part of the picture, or nothing.
            """,
        triggering: .plant(("", .cutPicture(width: 40, height: 40, lacking: 20)))
            .reporting(
                "plant.png is truncated: only 27 of 40 rows could be read. Export or copy the picture again.",
                at: "Assets.xcassets/Plant.imageset/plant.png"),
        clean: .plant(("", .picture(40, 40))))
}
