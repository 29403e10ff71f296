internal import AssetCatalog
internal import Diagnostics

extension CheckRule {
    static let linkOutsideTree = CheckRule(
        .linkOutsideTree, in: .catalog, .warning, foundBy: FollowedLinks.self,
        help: """
            A symbolic link or a configured path leads outside the source tree. What is outside exists on this machine
            and perhaps on no other. Copy it into the tree, or remove the link. A link to another folder of the
            tree is reported too. Two kinds of links are fine: relative links inside one Git working copy, and a source
            made only of links, as build systems create it.
            """,
        triggering: RuleExample([
            "Assets.xcassets/Plant.imageset/Contents.json": .images(("", "plant.png")),
            "Assets.xcassets/Plant.imageset/plant.png": .link(to: "../../plant.png"),
            "plant.png": .picture(20, 20),
        ])
        .reporting(
            "plant.png is a link to plant.png, outside Assets.xcassets. Copy the file into the set.",
            at: "Assets.xcassets/Plant.imageset/plant.png"
        )
        .about("image Plant"),
        clean: .imageSets("Plant"))
}
