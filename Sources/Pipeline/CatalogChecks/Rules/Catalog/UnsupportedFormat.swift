internal import Diagnostics
internal import PictureAnalysis

extension CheckRule {
    static let unsupportedFormat: CheckRule = CheckRule(
        .unsupportedFormat, in: .catalog, .warning,
        foundBy: PictureReader.self,
        help: """
            A picture whose colors are needed has a format that this build can't decode. WebP, GIF, AVIF and HEIC \
            need a build with the package trait of that name. No build decodes TIFF, BMP or PSD. With `--manifest`, \
            a picture is also reported if this build can't compare its colors with the manifest's.
            """,
        triggering: RuleExample([
            "Assets.xcassets/Plant.imageset/Contents.json": .images(("", "plant.psd")),
            "Assets.xcassets/Plant.imageset/plant.psd": .text(
                "8BPS\0\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\u{28}\0\0\0\u{28}\0\u{8}\0\u{3}"),
        ]).configured(##"carousels: {home: {pages: [{image: Plant, backdrop: "#336699"}]}}"##)
            .reporting(
                "plant.psd has the format psd, which Tincture can't decode, so its colors are unknown. Save it as PNG or JPEG.",
                at: "Assets.xcassets/Plant.imageset/plant.psd"),
        clean: .imageSets("Plant"))
}
