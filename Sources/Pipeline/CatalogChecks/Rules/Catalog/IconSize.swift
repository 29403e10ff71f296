internal import AssetCatalog
internal import CodeScanning
internal import Diagnostics
internal import FileAccess
internal import ImageDecoding

extension CheckRule {
    static let iconSize: CheckRule = CheckRule(
        "icon-size", in: .catalog, .error,
        help: """
            An app icon's pixel size doesn't match its slot, so Xcode leaves the icon out. Export it at the right size.
            Slots of unsupported devices are ignored. It is a warning in an icon that no build setting names, a note
            for an icon without any picture. The rule is an error because the App Store requires some of the icons.
            """,
        triggering: RuleExample.appIcon(#""idiom" : "iphone", "scale" : "2x", "size" : "29x29""#, .picture(40, 40))
            .reporting(
                "AppIcon.appiconset/icon.png is 40x40 but should be 58x58.",
                in: "Assets.xcassets/AppIcon.appiconset/Contents.json", before: #""icon.png""#
            ),
        clean: RuleExample.appIcon(#""idiom" : "iphone", "scale" : "2x", "size" : "29x29""#, .picture(58, 58))
    ) { tree, rule in
        let empty = tree.catalog.others.filter { set in
            set.knownType == .appIconSet && set.contents?.entries.allSatisfy { $0.filename == nil } == true
                && tree.targets.isIconOfApp(set.name, at: set.path) && !tree.targets.isUnbuilt(set.path)
                // A layered icon beside the catalog takes the place of the set.
                && (try? FileKind.of("\(FilePath.folder(of: tree.root(of: set.path)))/\(set.name).icon")) == nil
        }.map { set in
            rule.finding(
                .note, at: SourceLocation(path: set.path), about: set.subject,
                "the app's icon \"\(set.name)\" has no picture, so the App Store rejects the app. Add a picture of 1024x1024."
            )
        }
        let wrong: [Diagnostic] = tree.catalog.iconEntries.compactMap { listed in
            guard tree.targets.isForItsDevices(listed.entry.slot, of: listed.folder), let path = listed.path,
                let (width, height) = tree.headers[path]?.pixelSize, let (wide, high) = listed.entry.iconSize,
                (width, height) != (wide, high)
            else { return nil }
            return rule.finding(
                tree.targets.haveNoIcon(at: listed.folder) ? .warning : nil,
                at: listed.location(listed.entry.filenamePlace), about: listed.subject,
                "\(FilePath.name(of: listed.folder))/\(FilePath.name(of: path)) is \(width)x\(height) but should be \(wide)x\(high)."
            )
        }
        return empty + wrong
    }
}

extension SetEntry {
    /// The size of an app icon's slot, in pixels; nil if the slot has no size, or a side of 10,000 points or more.
    fileprivate var iconSize: (width: Int, height: Int)? {
        guard let size = slot.size, size.width < 10_000, size.height < 10_000 else { return nil }
        let scale = Double(slot.scale ?? 1)
        return (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
    }
}
