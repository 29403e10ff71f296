internal import AssetCatalog
internal import CodeScanning
internal import Diagnostics
internal import FileAccess
internal import ImageDecoding

extension CheckRule {
    static let iconAlpha: CheckRule = CheckRule(
        "icon-alpha", in: .catalog, .error,
        help: """
            The App Store icon has translucent pixels. The store rejects it. Fill the background. An alpha channel
            whose pixels are all opaque is fine, and one whose pixels are nearly opaque is a note. Alternate icons and
            masks of action extensions may be translucent.
            The rule is an error because the App Store rejects the app.
            """,
        triggering: RuleExample.appIcon(
            #""idiom" : "universal", "platform" : "ios", "size" : "64x64""#, .picture(64, 64, .glass)
        )
        .reporting(
            "AppIcon.appiconset/icon.png has translucent pixels, which the App Store rejects. Fill its background.",
            in: "Assets.xcassets/AppIcon.appiconset/Contents.json", before: #""icon.png""#
        ),
        clean: RuleExample.appIcon(#""idiom" : "universal", "platform" : "ios", "size" : "64x64""#, .picture(64, 64))
    ) { tree, rule in
        tree.catalog.iconEntries.compactMap { listed in
            guard listed.entry.isStoreIcon, let path = listed.path, tree.headers[path]?.hasAlpha == true,
                tree.targets.isForItsDevices(listed.entry.slot, of: listed.folder),
                tree.targets.isPrimaryIcon(listed.setName, at: listed.folder)
            else { return nil }
            let alpha = PixelQueries.leastAlpha(in: path, bound: visible, limits: tree.limits)
            if alpha == 255 { return nil }
            let problem =
                alpha >= visible
                ? "pixels that are nearly opaque (alpha \(alpha) of 255). Export it without an alpha channel."
                : "translucent pixels, which the App Store rejects. Fill its background."
            return rule.finding(
                alpha >= visible ? .note : nil, at: listed.location(listed.entry.filenamePlace), about: listed.subject,
                "\(FilePath.name(of: listed.folder))/\(FilePath.name(of: path)) has \(problem)")
        }
    }

    /// The lowest alpha, 0 … 255, that looks opaque, because less than a fiftieth of the background shows through.
    private static let visible: UInt8 = 250
}

extension SetEntry {
    /// Whether the entry is the icon that the App Store shows.
    fileprivate var isStoreIcon: Bool {
        guard isForAnyAppearance else { return false }
        if let platform = slot.platform { return platform == "ios" || platform == "watchos" }
        return slot.idiom == "ios-marketing" || slot.idiom == "watch-marketing"
    }
}
