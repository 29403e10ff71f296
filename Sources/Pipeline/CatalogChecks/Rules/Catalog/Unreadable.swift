internal import AssetCatalog
internal import Diagnostics

extension CheckRule {
    static let unreadable = CheckRule(
        .unreadable, in: .catalog, .error,
        foundBy: SourceReader.self,
        help: """
            A file, folder or source can't be opened or listed. Restore it, or correct the path that names it.
            The rule is an error because the output lacks its content.
            """,
        triggering: RuleExample(["Assets.xcassets/Group/Loop": .link(to: "../Group")])
            .reporting(
                "Loop is a symbolic link that leads back to itself or to a folder around it. Remove the link.",
                at: "Assets.xcassets/Group/Loop"
            )
            .about("group Loop"),
        clean: .imageSets("Plant"))
}
