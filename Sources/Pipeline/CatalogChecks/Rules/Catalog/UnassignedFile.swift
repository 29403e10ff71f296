internal import AssetCatalog
internal import Diagnostics

extension CheckRule {
    static let unassignedFile: CheckRule = CheckRule(
        .unassignedFile, in: .catalog, .warning,
        foundBy: SetFiles.self,
        help: """
            A file is in a set or group that doesn't use it. The app doesn't contain the file, although its folder
            suggests that it does. Assign it or delete it. `tincture check --fix --delete` deletes it, unless its set lists
            it or misses another file.
            """,
        triggering: RuleExample.imageSets("Plant").with([
            "Assets.xcassets/Plant.imageset/old.png": .picture(20, 20, .red)
        ])
        .reporting(
            #"The image set "Plant" has an unassigned child. (old.png)"#,
            at: "Assets.xcassets/Plant.imageset/Contents.json"),
        clean: .imageSets("Plant"))
}
