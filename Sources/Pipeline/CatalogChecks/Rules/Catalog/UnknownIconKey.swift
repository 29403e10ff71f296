internal import AssetCatalog
internal import Diagnostics

extension CheckRule {
    static let unknownIconKey: CheckRule = CheckRule(
        .unknownIconKey, in: .catalog, .note,
        foundBy: IconBundleReader.self,
        help: """
            The icon.json of a layered icon has a key that Icon Composer isn't known to write. The key may be new,
            because the format isn't published. Or it is misspelled, and Xcode ignores it. Compare it with a file that
            Icon Composer saved.
            """,
        triggering: RuleExample([
            "AppIcon.icon/icon.json": .text(
                #"{"groups" : [{"layers" : [{"image-name" : "leaf.svg", ¶"opactiy" : 0.5}]}]}"# + "\n"),
            "AppIcon.icon/Assets/leaf.svg": .text("<svg/>\n"),
        ])
        .reporting(#"unknown key "opactiy" in a layer; did you mean "opacity"?"#)
        .about("icon AppIcon"),
        clean: RuleExample([
            "AppIcon.icon/icon.json": .text(
                #"{"groups" : [{"layers" : [{"image-name" : "leaf.svg", "opacity" : 0.5}]}]}"# + "\n"),
            "AppIcon.icon/Assets/leaf.svg": .text("<svg/>\n"),
        ]))
}
