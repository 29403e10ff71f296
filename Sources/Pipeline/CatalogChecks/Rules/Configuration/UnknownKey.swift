internal import CatalogConfiguration
internal import Diagnostics

extension CheckRule {
    /// A key or rule that the configuration does not know.
    static let unknownKey = CheckRule(
        .unknownKey, in: .configuration, .error,
        foundBy: ConfigurationText.self,
        help: """
            The configuration has a key that is not known here. It was meant to change something and does not. Correct it; the nearest is
            suggested.
            It is an error because nothing is compiled, and the build ends.
            """,
        triggering: RuleExample.imageSets("Fern").with(["tincture.yml": .text("¶source: [Assets.xcassets]\n")])
            .reporting(#"unknown key "source" in the configuration; did you mean "sources"?"#)
            .about("key source"),
        clean: RuleExample.imageSets("Fern").with(["tincture.yml": .text("sources: [Assets.xcassets]\n")]))
}
