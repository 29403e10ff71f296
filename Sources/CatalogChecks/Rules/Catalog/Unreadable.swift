internal import Diagnostics

extension CheckRule {
    /// A file, folder or source that cannot be opened.
    static let unreadable = CheckRule(
        .unreadable, in: .catalog, .error,
        help: """
            A file, folder or source cannot be opened or listed. Whatever is in it is missing from the app. Restore it, or correct the
            path that names it.
            """,
        triggering: RuleExample(["Assets.xcassets/Group/Loop": .link(to: "../Group")]),
        clean: .imageSets("Plant"))
}
