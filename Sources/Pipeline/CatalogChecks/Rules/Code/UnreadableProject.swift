internal import Diagnostics
internal import ProjectModel

extension CheckRule {
    /// A project file from which no targets could be read.
    static let unreadableProject = CheckRule(
        .unreadableProject, in: .code, .warning, foundBy: ProjectFile.self,
        help: """
            A project file could not be read, so it is not known which catalogs and which code make one target: names are compared
            within each catalog alone. A manifest that computes its targets is a note, because manifests are never run. Correct the file, or
            list the targets in the configuration: `targets: {App: {sources: [App/Assets.xcassets], code: [App], platform: ios}}`.
            """,
        triggering: RuleExample.imageSets("Cart").with([
            "App.xcodeproj/project.pbxproj": .text("// !$*UTF8*$!\n{objects = {A = (B, C¶}\n")
        ])
        .reporting(
            "the project cannot be read: a comma was expected here; its targets are not known. Say what belongs together as \"targets:\" in tincture.yml."
        ),
        clean: RuleExample.imageSets("Cart").with([
            "App.xcodeproj/project.pbxproj": .text(
                "// !$*UTF8*$!\n{objects = {A = {isa = PBXProject; }; }; rootObject = A; }\n")
        ]))
}
