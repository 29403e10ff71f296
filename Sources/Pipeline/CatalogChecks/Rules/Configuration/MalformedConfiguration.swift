internal import CatalogConfiguration
internal import Diagnostics

extension CheckRule {
    static let malformedConfiguration: CheckRule = CheckRule(
        .malformedConfiguration, in: .configuration, .error,
        foundBy: ConfigurationText.self,
        help: """
            The configuration isn't YAML, or a value has the wrong type. Nothing is read until you fix it.
            The rule is an error because nothing is compiled.
            """,
        triggering: RuleExample.imageSets("Fern").with(["tincture.yml": .text("sources: [\n¶")])
            .reporting(
                "the configuration cannot be read as YAML: did not find expected node content; a bracket or a quote may be "
                    + "missing in this line or an earlier one."),
        clean: RuleExample.imageSets("Fern").with(["tincture.yml": .text("sources: [Assets.xcassets]\n")]))
}
