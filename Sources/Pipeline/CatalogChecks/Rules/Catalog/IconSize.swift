internal import AssetCatalog
internal import CodeScanning
internal import Diagnostics
internal import FileAccess
internal import ImageDecoding

extension CheckRule {
    static let iconSize = CheckRule(
        "icon-size", in: .catalog, .error,
        help: """
            An app icon's pixel size doesn't match its slot. Xcode leaves the icon out, and the App Store rejects an
            app without it. Export it at the right size. Slots of devices that the target doesn't support are ignored.
            It is an error because the App Store rejects the app.
            """,
        triggering: RuleExample([
            "Assets.xcassets/AppIcon.appiconset/Contents.json": .images(
                json: #"{"filename" : "icon.png", "idiom" : "iphone", "scale" : "2x", "size" : "29x29"}"#),
            "Assets.xcassets/AppIcon.appiconset/icon.png": .picture(40, 40),
        ])
        .reporting(
            "AppIcon.appiconset/icon.png is 40x40 but should be 58x58.",
            in: "Assets.xcassets/AppIcon.appiconset/Contents.json", before: #""icon.png""#
        )
        .about("appiconset AppIcon"),
        clean: RuleExample([
            "Assets.xcassets/AppIcon.appiconset/Contents.json": .images(
                json: #"{"filename" : "icon.png", "idiom" : "iphone", "scale" : "2x", "size" : "29x29"}"#),
            "Assets.xcassets/AppIcon.appiconset/icon.png": .picture(58, 58),
        ])
    ) { tree, rule in
        tree.catalog.iconEntries.compactMap { listed in
            guard tree.targets.isForItsDevices(listed.entry.slot, of: listed.folder), let path = listed.path,
                let header = tree.headers[path],
                let width = header.pixelWidth,
                let height = header.pixelHeight, let (wide, high) = listed.entry.iconSize,
                (width, height) != (wide, high)
            else { return nil }
            return rule.finding(
                at: listed.location(listed.entry.filenamePlace), about: listed.subject,
                "\(FilePath.name(of: listed.folder))/\(FilePath.name(of: path)) is \(width)x\(height) but should be \(wide)x\(high)."
            )
        }
    }
}
