internal import CodeScanning
internal import Diagnostics

extension CheckRule {
    static let unreadableCode = CheckRule(
        .unreadableCode, in: .code, .note, foundBy: CodeReading.self,
        help: """
            A JSON file or property list among the code can't be read. Names in it aren't seen, so sets that only it
            uses are reported as unused. Correct the file. If it is a template and not your data, exclude it here.
            """,
        triggering: RuleExample.imageSets("Cart").with([
            "Sources/View.swift": .text("let icon = Image(\"Cart\")\n"),
            "Sources/template.json": .text("{\"icon\" : {¶{ICON}}}\n"),
        ]).configured("code: [Sources]").reporting(
            "template.json is not valid JSON: expected a name in double quotes here; only the strings in it are checked."
        ),
        clean: RuleExample.imageSets("Cart").with([
            "Sources/View.swift": .text("let icon = Image(\"Cart\")\n"),
            "Sources/template.json": .text("{\"icon\" : \"Bag\"}\n"),
        ]).configured("code: [Sources]"))
}
