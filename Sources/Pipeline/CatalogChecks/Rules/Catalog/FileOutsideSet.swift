internal import AssetCatalog
internal import Diagnostics

extension CheckRule {
    static let fileOutsideSet: CheckRule = CheckRule(
        .fileOutsideSet, in: .catalog, .error,
        foundBy: SetFiles.self,
        help: """
            A set names a file by a path, but Xcode looks only in the set's own folder. Move the file there and use
            its name without folders.
            The rule is an error because Xcode doesn't find the file, and the app lacks the picture.
            """,
        triggering: RuleExample([
            "Assets.xcassets/Plant.imageset/Contents.json": .images(("", "../plant.png")),
            "plant.png": .picture(20, 20),
        ])
        .reporting(
            #"the file "../plant.png" for the image set "Plant" is outside the set. Move it into the set's folder, and name it here without a path."#,
            in: "Assets.xcassets/Plant.imageset/Contents.json", before: #""../plant.png""#
        ),
        clean: .imageSets("Plant"))
}
