internal import CatalogConfiguration
internal import Diagnostics

extension CheckRule {
    static let sharedOutput: CheckRule = CheckRule(
        .sharedOutput, in: .configuration, .warning,
        foundBy: OutputFindings.self,
        help: """
            The output folder also holds files from a run with another configuration or other sources. An app takes both
            for one catalog. Give each configuration its own folder, or delete old ones. It is a note if a generated
            Swift file has names from catalogs of several targets: code finds only its own target's assets. Only
            `compile` applies this rule.
            """,
        triggering: RuleExample([
            "summer.yml": .text("sources: [Summer]\nemit: [css]\n"), "Summer/fern.png": .picture(20, 20),
            "tincture.yml": .text("sources: [Winter]\n"), "Winter/moss.png": .picture(20, 20),
        ]).compiling("summer.yml", "tincture.yml")
            .reporting(
                "the output folder Build also contains catalog.css, written by an earlier compile for summer.yml. Use a separate output folder "
                    + "for each configuration, or delete the files that you do not need.", at: "tincture.yml"),
        clean: RuleExample([
            "tincture.yml": .text("sources: [Winter]\n"), "Winter/moss.png": .picture(20, 20),
        ]).compiling("tincture.yml", "tincture.yml"))
}
