internal import Diagnostics
internal import ImageDecoding

extension CheckRule {
    static let cmykImage: CheckRule = CheckRule(
        "cmyk-image", in: .catalog, .warning,
        help: """
            A JPEG uses CMYK instead of RGB. CMYK is made for print. On screens its colors are a guess, and some views
            don't show it at all. Export it as sRGB.
            """,
        triggering: RuleExample([
            "Assets.xcassets/Plant.imageset/Contents.json": .images(("", "plant.jpg")),
            "Assets.xcassets/Plant.imageset/plant.jpg": .cmyk,
        ])
        .reporting(
            "plant.jpg is a CMYK JPEG, so its colors on a screen are a guess. Export it as sRGB.",
            at: "Assets.xcassets/Plant.imageset/plant.jpg"),
        clean: .imageSets("Plant")
    ) { tree, rule in
        tree.headers.filter { $0.value.format == .jpeg && JPEGFrame($0.key)?.components == 4 }.map { path, _ in
            rule.finding(
                at: path, about: tree.subject(ofPicture: path),
                "is a CMYK JPEG, so its colors on a screen are a guess. Export it as sRGB.")
        }
    }
}
