internal import AssetCatalog
internal import Diagnostics

extension CheckRule {
    /// A design token that cannot be read as a color.
    static let unreadableToken = CheckRule(
        .unreadableToken, in: .catalog, .error,
        foundBy: SourceReader.self,
        help: """
            A design token cannot be read as a color: it refers to a token that is nowhere, or for itself, or its value is not one of the format.
            Correct the token; all others are read. A color outside of Display P3 and a mode that is for no known appearance are warnings:
            `modes` in `tincture.yml` says which appearance a mode is for. Tokens of other types are left out, with one note that counts them.
            It is an error because the color is missing in everything that is made of the tokens.
            """,
        triggering: RuleExample([
            "tokens.json": .text(
                """
                {
                  "color": {
                    "$type": "color",
                    "leaf": {"$value": {"colorSpace": "srgb", "components": [0.18, 0.49, 0.2]}},
                    ¶"brand": {"$value": "{color.leef}"}
                  }
                }

                """),
            "tincture.yml": .text("sources: [tokens.json]\n"),
        ])
        .reporting(
            #""color/brand" refers to "color/leef", which no token file of the sources has. Correct the name, or add its file to the sources."#
        )
        .about("color color/brand"),
        clean: RuleExample([
            "tokens.json": .text(
                """
                {
                  "color": {
                    "$type": "color",
                    "leaf": {"$value": {"colorSpace": "srgb", "components": [0.18, 0.49, 0.2]}},
                    "brand": {"$value": "{color.leaf}"}
                  }
                }

                """),
            "tincture.yml": .text("sources: [tokens.json]\n"),
        ]))
}
