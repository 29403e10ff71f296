internal import CatalogCompiler
internal import Diagnostics

extension CheckRule {
    static let unknownColor: CheckRule = CheckRule(
        .unknownColor, in: .configuration, .error,
        foundBy: ColorEntries.self,
        help: """
            A gradient or a color pair names a color that is neither in the sources nor a CSS color. Correct
            the name.
            The rule is an error because nothing is compiled.
            """,
        triggering: RuleExample.imageSets("Fern").configured("gradients: {Card: {colors: [¶Leaf, ¶Stem]}}")
            .reporting(
                #"gradient "Card" names the color "Leaf", which is neither a named color of the sources nor a CSS color."#
            )
            .reporting(
                #"gradient "Card" names the color "Stem", which is neither a named color of the sources nor a CSS color."#
            )
            .about("gradient Card"),
        clean: RuleExample.imageSets("Fern").configured("gradients: {Card: {colors: [white, black]}}"))
}
