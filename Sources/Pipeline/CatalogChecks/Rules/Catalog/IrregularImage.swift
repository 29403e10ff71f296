internal import Diagnostics
internal import PictureAnalysis

extension CheckRule {
    static let irregularImage: CheckRule = CheckRule(
        .irregularImage, in: .catalog, .warning,
        foundBy: PictureReader.self,
        help: """
            A picture's colors can't be read reliably. Its profile can't be used, the decoder repaired a defect, or it
            is HDR, an animation, or CMYK without a profile. Only pictures whose colors are needed, such as pages of
            carousels, are reported. Export it again as a still picture in sRGB.
            """,
        triggering: RuleExample([
            "Assets.xcassets/Plant.imageset/Contents.json": .images(("", "plant.jpg")),
            "Assets.xcassets/Plant.imageset/plant.jpg": .cmyk,
        ]).configured("carousels: {home: {pages: [Plant]}}")
            .reporting(
                "plant.jpg is CMYK without a color profile, so its colors are only a guess. Save it as RGB.",
                at: "Assets.xcassets/Plant.imageset/plant.jpg"),
        clean: .imageSets("Plant"))
}
