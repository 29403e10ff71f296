internal import AssetCatalog
package import Diagnostics
internal import ImageDecoding

extension Rule {
    /// A picture whose colors are not of the gamut that its slot says.
    package static let gamutMismatch = Rule("gamut-mismatch")
}

extension CheckRule {
    static let gamutMismatch = CheckRule(
        .gamutMismatch, in: .catalog, .warning,
        help: """
            A slot is for one display gamut and its picture is of another: a picture for sRGB screens in a wide profile, or one for P3
            screens without. Devices show the wrong one. Change the files.
            """,
        triggering: RuleExample([
            "Assets.xcassets/Plant.imageset/Contents.json": .images(
                json: #"{"display-gamut" : "sRGB", "filename" : "plant.png", "idiom" : "universal"}"#),
            "Assets.xcassets/Plant.imageset/plant.png": .special(.displayP3),
        ])
        .reporting(
            #"the slot is for sRGB and plant.png is of the profile "Display P3 like". Exchange the files."#,
            in: "Assets.xcassets/Plant.imageset/Contents.json", before: #""sRGB""#
        )
        .about("image Plant"),
        clean: RuleExample([
            "Assets.xcassets/Plant.imageset/Contents.json": .images(
                json: #"{"display-gamut" : "display-P3", "filename" : "plant.png", "idiom" : "universal"}"#),
            "Assets.xcassets/Plant.imageset/plant.png": .special(.displayP3),
        ])
    ) { tree, rule in
        tree.catalog.imageEntries.joined().compactMap { listed in
            let entry = listed.entry
            guard let gamut = entry.slot.displayGamut, let header = listed.path.flatMap({ tree.headers[$0] }),
                header.pixelWidth != nil, header.isWide != (gamut == "display-P3")
            else { return nil }
            return rule.finding(
                at: listed.location(entry.displayGamutPlace), about: listed.subject,
                "the slot is for \(gamut) and \(entry.filename ?? "") is \(header.profileInWords). Exchange the files."
            )
        }
    }
}
