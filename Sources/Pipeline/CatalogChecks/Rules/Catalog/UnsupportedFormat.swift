internal import Diagnostics
internal import PictureAnalysis

extension CheckRule {
    /// A picture whose pixels this build cannot read.
    static let unsupportedFormat = CheckRule(
        .unsupportedFormat, in: .catalog, .warning,
        foundBy: PictureReader.self,
        help: """
            The colors of a picture are wanted, and this build of Tincture has no decoder of its format. WebP, GIF, AVIF and HEIC are read by a
            build with the package trait of that name; TIFF, BMP and PSD by none. Only pictures whose colors are wanted are reported, and with
            --manifest FILE those whose colors only the committed manifest knows.
            """,
        triggering: RuleExample([
            "Assets.xcassets/Plant.imageset/Contents.json": .images(("", "plant.psd")),
            "Assets.xcassets/Plant.imageset/plant.psd": .text(
                "8BPS\0\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\u{28}\0\0\0\u{28}\0\u{8}\0\u{3}"),
        ]).with([
            "tincture.yml": .text(
                """
                sources: [Assets.xcassets]
                carousels: {home: {pages: [{image: Plant, backdrop: "#336699"}]}}

                """)
        ])
        .reporting(
            "is psd, whose pixels Tincture does not read: its colors are not known. Save it as PNG or JPEG.",
            at: "Assets.xcassets/Plant.imageset/plant.psd"
        )
        .about("image Plant"),
        clean: .imageSets("Plant"))
}
