internal import AssetCatalog
internal import Diagnostics

extension CheckRule {
    /// A link that is followed out of the tree, or back into it.
    static let linkOutsideTree = CheckRule(
        .linkOutsideTree, in: .catalog, .warning, foundBy: FollowedLinks.self,
        help: """
            A symbolic link leads out of its catalog or source, or a folder is one that leads back into it. What lies outside is there on
            this machine and perhaps on no other. What lies inside is read at its own place; a set is read at both. A folder outside is
            read once, behind the first link that leads to it. Copy the file or folder to its place, or remove the link.
            A source in which every file is a link, as build systems lay one, is fine. `check --fix` does not follow links.
            The rule also reports a source, a folder of code or a data file that `tincture.yml` names outside of its Git working copy.
            """,
        triggering: RuleExample([
            "Assets.xcassets/Plant.imageset/Contents.json": .images(("", "plant.png")),
            "Assets.xcassets/Plant.imageset/plant.png": .link(to: "../../plant.png"),
            "plant.png": .picture(20, 20),
        ])
        .reporting(
            "is a link to plant.png, outside of Assets.xcassets. Copy the file into the set.",
            at: "Assets.xcassets/Plant.imageset/plant.png"
        )
        .about("image Plant"),
        clean: .imageSets("Plant"))
}
