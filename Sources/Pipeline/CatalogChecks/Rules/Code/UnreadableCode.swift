internal import CodeScanning
internal import Diagnostics

extension CheckRule {
    static let unreadableCode: CheckRule = CheckRule(
        .unreadableCode, in: .code, .note, foundBy: CodeReading.self,
        help: """
            A binary property list among the code is damaged. Names in it aren't seen, so sets that only it uses are
            reported as unused. Restore the file, or exclude it from this rule.
            """,
        triggering: RuleExample.imageSets("Cart").with(["Sources/Icons.plist": .text("bplist00")])
            .coded("let icon = Image(\"Cart\")\n").reporting(
                "Icons.plist is a damaged binary property list, so names in it are not found.",
                at: "Sources/Icons.plist"),
        clean: RuleExample.imageSets("Cart").with(["Sources/Icons.plist": .text("{icon = \"Cart\";}\n")])
            .coded("let icon = Image(\"Cart\")\n"))
}
