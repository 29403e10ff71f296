internal import CatalogConfiguration
internal import Diagnostics

extension CheckRule {
    static let unknownKey: CheckRule = CheckRule(
        .unknownKey, in: .configuration, .error,
        foundBy: ConfigurationText.self,
        help: """
            The configuration has an unknown key. Correct it; the finding suggests the nearest key.
            The rule is an error because nothing is compiled.
            """,
        triggering: RuleExample.imageSets("Fern").with(["tincture.yml": .text("¶source: [Assets.xcassets]\n")])
            .reporting(#"unknown key "source" in the configuration; did you mean "sources"?"#)
            .about("key source"),
        clean: RuleExample.imageSets("Fern").with(["tincture.yml": .text("sources: [Assets.xcassets]\n")]))
}
