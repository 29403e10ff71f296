internal import Diagnostics
internal import AssetCatalog
internal import FileAccess

extension CheckRule {
    /// A file of a set that is a link out of the tree.
    static let linkOutsideTree = CheckRule(
        .linkOutsideTree, in: .catalog, .warning,
        help: """
            A picture is a symbolic link that leads out of its catalog or source. It is there on this machine and perhaps on no other.
            Copy the file into the set.
            """,
        triggering: RuleExample([
            "Assets.xcassets/Plant.imageset/Contents.json": .images(("", "plant.png")),
            "Assets.xcassets/Plant.imageset/plant.png": .link(to: "../../plant.png"),
            "plant.png": .picture(20, 20),
        ]),
        clean: .imageSets("Plant")
    ) { tree in
        tree.catalog.images.flatMap { set in
            set.variants.compactMap { variant in
                guard let target = LinkTarget.of(variant.path),
                    let root = LinkTarget.resolved(tree.root(of: variant.path)),
                    !target.hasPrefix(root + "/")
                else { return nil }
                return Finding(
                    at: variant.path,
                    "is a link to \(target), outside of \(FilePath.name(of: root)). Copy the file into the set.")
            }
        }
    }
}
