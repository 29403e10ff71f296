internal import CatalogBuild
internal import CatalogCompiler
internal import Diagnostics

extension CheckRule {
    static let sharedOutput = CheckRule(
        .sharedOutput, in: .configuration, .warning,
        foundBy: CatalogBuild.self,
        help: """
            The output folder also holds files from a run with another configuration or other sources. An app would take
            the files of both runs for one catalog. Give each configuration its own folder, or delete old files. A note
            says if a generated Swift file has names from catalogs of several targets: code finds only the assets of
            its own target. Only `compile` reports this.
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
