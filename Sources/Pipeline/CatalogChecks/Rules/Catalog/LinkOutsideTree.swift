internal import AssetCatalog
internal import Diagnostics

extension CheckRule {
    static let linkOutsideTree: CheckRule = CheckRule(
        .linkOutsideTree, in: .catalog, .warning, foundBy: FollowedLinks.self,
        help: """
            A symbolic link leads out of its catalog or folder, or a configured path out of the working copy. Other
            machines may lack the target. Copy it, or remove the link. Relative links inside a working copy (the example
            isn't in one), and sources made only of links, are fine. A link by which a folder is read twice isn't.
            """,
        triggering: RuleExample([
            "Assets.xcassets/Plant.imageset/Contents.json": .images(("", "plant.png")),
            "Assets.xcassets/Plant.imageset/plant.png": .link(to: "../../Shared/plant.png"),
            "Shared/plant.png": .picture(20, 20),
        ])
        .reporting(
            "plant.png is a link to Shared/plant.png, outside Assets.xcassets. Copy the file into the set.",
            at: "Assets.xcassets/Plant.imageset/plant.png"),
        clean: .imageSets("Plant"))
}
