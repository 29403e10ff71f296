internal import AssetCatalog
internal import Diagnostics

extension CheckRule {
    static let unreadable: CheckRule = CheckRule(
        .unreadable, in: .catalog, .error,
        foundBy: SourceReader.self,
        help: """
            A file, folder or source can't be opened or listed. It may be missing, or be a link to a folder that
            contains the link. Restore it, correct the path that names it, or remove the link. The rule is an error
            because the output lacks its content.
            """,
        triggering: RuleExample(["Assets.xcassets/Group/Loop": .link(to: "../Group")])
            .reporting(
                "Loop is a symbolic link that leads back to itself or to a folder around it. Remove the link.",
                at: "Assets.xcassets/Group/Loop"
            )
            .about("group Loop"),
        clean: .imageSets("Plant"))
}
