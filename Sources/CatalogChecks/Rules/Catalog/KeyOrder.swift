internal import Diagnostics
internal import OrderedJSON

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
        (tree.sets + tree.groups).compactMap { set in
            guard let member = set.root.flatMap(firstOutOfOrder) else { return nil }
            return Finding(
                at: set.contentsPath, line: member.place?.line, column: member.place?.column,
                "the key \"\(member.name)\" stands before this place in Xcode's order. `tincture check --fix` sorts the keys."
            )
        }
    }

    /// The first member that belongs before its predecessor.
    private static func firstOutOfOrder(_ node: JSONNode) -> JSONNode.Member? {
        if let members = node.members {
            for (first, second) in zip(members, members.dropFirst()) where second.name < first.name { return second }
            return members.lazy.compactMap { firstOutOfOrder($0.value) }.first
        }
        return node.elements?.lazy.compactMap { firstOutOfOrder($0) }.first
    }
}
