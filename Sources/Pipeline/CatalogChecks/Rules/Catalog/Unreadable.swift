internal import AssetCatalog
internal import Diagnostics

extension CheckRule {
    /// A file, folder or source that cannot be opened.
    static let unreadable = CheckRule(
        .unreadable, in: .catalog, .error,
        foundBy: SourceReader.self,
        help: """
            A file, folder or source cannot be opened or listed. Whatever is in it is missing from the app. Restore it, or correct the
            path that names it.
            It is an error because what cannot be read is not in the build.
            """,
        triggering: RuleExample(["Assets.xcassets/Group/Loop": .link(to: "../Group")])
            .reporting(
                "is a symbolic link that leads back to itself. Remove the link.",
                at: "Assets.xcassets/Group/Loop"
            )
            .about("group Loop"),
        clean: .imageSets("Plant"))
}
