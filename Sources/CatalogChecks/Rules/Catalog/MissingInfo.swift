internal import Diagnostics
internal import OrderedJSON

extension CheckRule {
    /// A `Contents.json` without `info`.
    static let missingInfo = CheckRule(
        .missingInfo, in: .catalog, .warning,
        help: """
            A Contents.json has no "info" with "author" and "version". Xcode writes it on the next save, as a change that nobody made.
            `tincture check --fix` adds it.
            """,
        triggering: RuleExample.imageSets("Plant").with([
            "Assets.xcassets/Plant.imageset/Contents.json": .text(
                #"{"images" : [{"filename" : "picture.png", "idiom" : "universal"}]}"# + "\n")
        ]),
        clean: .imageSets("Plant")
    ) { tree in
        (tree.sets + tree.groups).compactMap { set in
            guard let root = set.root, root.members != nil, root["info"]?["version"] == nil else { return nil }
            return Finding(
                at: set.contentsPath, line: root.place?.line, column: root.place?.column,
                "Contents.json has no \"info\" with \"author\" and \"version\". `tincture check --fix` adds it.")
        }
    }
}
