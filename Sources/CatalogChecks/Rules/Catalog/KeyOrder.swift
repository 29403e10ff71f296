internal import AssetCatalog
internal import Diagnostics

extension CheckRule {
    /// A `Contents.json` whose keys are not in Xcode's order.
    static let keyOrder = CheckRule(
        .keyOrder, in: .catalog, .note,
        help: """
            The keys of a Contents.json are not in the order of the alphabet, in which Xcode writes them. Its next save changes lines
            that nobody touched. `tincture check --fix` writes the file as Xcode does.
            """,
        triggering: RuleExample.imageSets("Plant").with([
            "Assets.xcassets/Plant.imageset/Contents.json": .text(
                #"{"info" : {"author" : "xcode", "version" : 1}, "images" : [{"filename" : "picture.png", "idiom" : "universal"}]}"#
                    + "\n")
        ]),
        clean: .imageSets("Plant")
    ) { tree in
        tree.catalog.contents.compactMap { path, contents in
            guard let key = contents.layout.misplacedKey else { return nil }
            return Finding(
                at: path, line: key.place.line, column: key.place.column,
                "the key \"\(key.name)\" stands before this place in Xcode's order. `tincture check --fix` sorts the keys."
            )
        }
    }
}
