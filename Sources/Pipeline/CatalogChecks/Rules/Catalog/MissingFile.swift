internal import AssetCatalog
internal import Diagnostics

extension CheckRule {
    static let missingFile: CheckRule = CheckRule(
        .missingFile, in: .catalog, .error,
        foundBy: SetFiles.self,
        help: """
            A set names a file that doesn't exist. Put the file back, or correct the name. If the name differs only in
            case, it is a warning: a Mac usually finds the file, and Linux doesn't. So is a missing 1x file beside a
            larger one. The rule is an error because the app shows nothing in its place.
            """,
        triggering: RuleExample(["Assets.xcassets/Plant.imageset/Contents.json": .images(("", "plant.png"))])
            .reporting(
                #"The file "plant.png" for the image set "Plant" does not exist."#,
                in: "Assets.xcassets/Plant.imageset/Contents.json", before: #""plant.png""#
            ),
        clean: .imageSets("Plant"))
}
