internal import AssetCatalog
internal import Diagnostics

extension CheckRule {
    static let unreadableToken: CheckRule = CheckRule(
        .unreadableToken, in: .catalog, .error,
        foundBy: SourceReader.self,
        help: """
            A design token can't be read as a color. Its reference leads nowhere or to itself, or its value isn't a
            color as the Design Tokens format defines it. Correct the token; the file's other colors are read. Tokens of
            other kinds, such as dimensions, are only counted. The rule is an error because the app lacks the color.
            """,
        triggering: tokens(#"¶"brand": {"$value": "{color.leef}"}"#)
            .reporting(
                #""color/brand" refers to "color/leef", which is not in any token file of the sources. Correct the name, or add its file to the sources."#
            )
            .about("color color/brand"),
        clean: tokens(#""brand": {"$value": "{color.leaf}"}"#))

    private static func tokens(_ brand: String) -> RuleExample {
        RuleExample([
            "tokens.json": .text(
                """
                {
                  "color": {
                    "$type": "color",
                    "leaf": {"$value": {"colorSpace": "srgb", "components": [0.18, 0.49, 0.2]}},
                    \(brand)
                  }
                }

                """),
            "tincture.yml": .text("sources: [tokens.json]\n"),
        ])
    }
}
