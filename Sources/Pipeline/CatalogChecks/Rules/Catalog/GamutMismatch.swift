internal import AssetCatalog
internal import ColorScience
internal import Diagnostics
internal import ImageDecoding

extension CheckRule {
    static let gamutMismatch: CheckRule = CheckRule(
        "gamut-mismatch", in: .catalog, .warning,
        help: """
            A picture's profile or a color doesn't match the display gamut of its slot. An sRGB slot holds a wide-gamut picture or
            color, or a P3 slot holds an ordinary picture. Swap the files, or export them again.
            """,
        triggering: RuleExample([
            "Assets.xcassets/Plant.imageset/Contents.json": .images(
                json: #"{"display-gamut" : "sRGB", "filename" : "plant.png", "idiom" : "universal"}"#),
            "Assets.xcassets/Plant.imageset/plant.png": .displayP3,
        ])
        .reporting(
            #"the slot is for sRGB, but plant.png has the profile "Display P3 like". Assign a picture with a matching profile."#,
            in: "Assets.xcassets/Plant.imageset/Contents.json", before: #""sRGB""#
        ),
        clean: RuleExample([
            "Assets.xcassets/Plant.imageset/Contents.json": .images(
                json: #"{"display-gamut" : "display-P3", "filename" : "plant.png", "idiom" : "universal"}"#),
            "Assets.xcassets/Plant.imageset/plant.png": .displayP3,
        ])
    ) { tree, rule in
        let colors = tree.catalog.colors.flatMap { set in
            set.variants.compactMap { variant -> Diagnostic? in
                guard variant.slot.displayGamut == "sRGB", let excess = variant.color?.excess else { return nil }
                return rule.finding(
                    at: set.location(of: variant), about: set.subject,
                    "the slot is for sRGB, but the color of \"\(set.name)\" is outside it: \(excess). Move it to the slot for Display P3."
                )
            }
        }
        return colors
            + tree.catalog.imageEntries.joined().compactMap { listed in
                let entry = listed.entry
                guard let gamut = entry.slot.displayGamut, let header = listed.path.flatMap({ tree.headers[$0] }),
                    header.pixelWidth != nil, header.isWide != (gamut == "display-P3")
                else { return nil }
                return rule.finding(
                    at: listed.location(entry.displayGamutPlace), about: listed.subject,
                    "the slot is for \(gamut), but \(entry.filename ?? "") has \(header.profileInWords). Assign a picture with a matching profile."
                )
            }
    }
}

extension Color {
    /// The color components that are outside sRGB, such as `red is 1.09`; nil if the color is in sRGB.
    fileprivate var excess: String? {
        if isInSRGB { return nil }
        let components = converted(to: .srgb).components
        return zip(["red", "green", "blue"], [components.x, components.y, components.z])
            .filter { !(0...1).contains($0.1) }.map { "\($0) is \(ShortNumber.text($1))" }.joined(separator: ", ")
    }
}
