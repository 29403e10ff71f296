internal import CatalogConfiguration
internal import Diagnostics

extension CheckRule {
    static let unknownValue: CheckRule = CheckRule(
        .unknownValue, in: .configuration, .error,
        foundBy: ConfigurationText.self,
        help: """
            A value in the configuration isn't one of the allowed words. Correct it; the finding suggests the nearest
            word.
            The rule is an error because nothing is compiled.
            """,
        triggering: RuleExample.imageSets("Fern").configured("rules: {unused-set: ¶of}")
            .reporting(#"unknown severity "of"; did you mean "off"?"#)
            .about("key rules.unused-set"),
        clean: RuleExample.imageSets("Fern").with(["tincture.yml": .text("sources: [Assets.xcassets]\n")]))
}
