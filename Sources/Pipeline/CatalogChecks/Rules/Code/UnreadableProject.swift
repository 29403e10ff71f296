internal import Diagnostics
internal import ProjectModel

extension CheckRule {
    static let unreadableProject: CheckRule = CheckRule(
        .unreadableProject, in: .code, .warning, foundBy: ProjectFile.self,
        help: """
            A project file can't be read, so Tincture treats each catalog as a target of its own. Tincture reads projects of
            Xcode, XcodeGen and Tuist, and `Package.swift`. Correct the file, or list the targets in `tincture.yml` under
            `targets`. A `Package.swift` or `Project.swift` that computes its targets is reported as a note, because
            Tincture never runs it.
            """,
        triggering: RuleExample.imageSets("Cart").with([
            "App.xcodeproj/project.pbxproj": .text("// !$*UTF8*$!\n{objects = {A = (B, C¶}\n")
        ])
        .reporting(
            "the project cannot be read: a comma was expected here; its targets are not known. List the targets under \"targets:\" in tincture.yml."
        ),
        clean: RuleExample.imageSets("Cart").with([
            "App.xcodeproj/project.pbxproj": .text(
                "// !$*UTF8*$!\n{objects = {A = {isa = PBXProject; }; }; rootObject = A; }\n")
        ]))
}
