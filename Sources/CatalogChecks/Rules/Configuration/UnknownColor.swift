internal import Diagnostics

extension CheckRule {
    /// A colour that the configuration names and no source has.
    static let unknownColor = CheckRule(
        .unknownColor, in: .configuration, .error,
        help: """
            A gradient names a colour that is neither a colour set nor a hex code. Correct the name.
            """,
        triggering: RuleExample.imageSets("Fern").with([
            "tincture.yml": .text("sources: [Assets.xcassets]\ngradients: {Card: {colors: [Leaf, Stem]}}\n")
        ]),
        clean: RuleExample.imageSets("Fern").with([
            "tincture.yml": .text("sources: [Assets.xcassets]\ngradients: {Card: {colors: [white, black]}}\n")
        ]))
}
