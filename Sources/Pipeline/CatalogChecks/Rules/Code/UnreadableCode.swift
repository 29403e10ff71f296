internal import CodeScanning
internal import Diagnostics

extension CheckRule {
    static let unreadableCode = CheckRule(
        .unreadableCode, in: .code, .note, foundBy: CodeReading.self,
        help: """
            A JSON file or property list among code could not be read, so that the names in it count for nothing: a set that only it uses is
            reported as unused. Correct the file, or exclude it here if it is none of yours, such as a template.
            """,
        triggering: RuleExample.imageSets("Cart").with([
            "tincture.yml": .text("sources: [Assets.xcassets]\ncode: [Sources]\n"),
            "Sources/View.swift": .text("let icon = Image(\"Cart\")\n"),
            "Sources/template.json": .text("{\"icon\" : {¶{ICON}}}\n"),
        ]).reporting("is not JSON: expected a name in double quotes here; the names in it are not looked at."),
        clean: RuleExample.imageSets("Cart").with([
            "tincture.yml": .text("sources: [Assets.xcassets]\ncode: [Sources]\n"),
            "Sources/View.swift": .text("let icon = Image(\"Cart\")\n"),
            "Sources/template.json": .text("{\"icon\" : \"Bag\"}\n"),
        ]))
}
