internal import Diagnostics
internal import FileAccess
internal import ImageDecoding

extension CheckRule {
    /// A store icon that can be seen through.
    static let iconAlpha = CheckRule(
        .iconAlpha, in: .catalog, .error,
        help: """
            The icon for the App Store has translucent pixels. The store refuses it. Fill the background. An alpha channel that is wholly
            opaque is no finding; to tell, the one picture is decoded.
            """,
        triggering: RuleExample([
            "Assets.xcassets/AppIcon.appiconset/Contents.json": .images(
                json: #"{"filename" : "icon.png", "idiom" : "universal", "platform" : "ios", "size" : "64x64"}"#),
            "Assets.xcassets/AppIcon.appiconset/icon.png": .picture(64, 64, .glass),
        ]),
        clean: RuleExample([
            "Assets.xcassets/AppIcon.appiconset/Contents.json": .images(
                json: #"{"filename" : "icon.png", "idiom" : "universal", "platform" : "ios", "size" : "64x64"}"#),
            "Assets.xcassets/AppIcon.appiconset/icon.png": .picture(64, 64),
        ])
    ) { tree in
        tree.sets(of: "appiconset").flatMap { set in
            set.entries("images").compactMap { entry in
                guard entry.isStoreIcon, let path = entry.path, tree.headers[path]?.hasAlpha == true,
                    Pixels.areTranslucent(in: path)
                else { return nil }
                return entry.finding(
                    at: "filename",
                    "\(FilePath.name(of: set.path))/\(FilePath.name(of: path)) has translucent pixels, which the App Store refuses. "
                        + "Fill its background.")
            }
        }
    }
}
