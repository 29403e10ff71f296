import AssetCatalog

extension FuzzTarget {
    /// Files of design tokens, resolvers, sets of Tokens Studio, and variables of Figma.
    static let tokens = FuzzTarget(
        name: "tokens",
        seeds: {
            [
                """
                {"c": {"$type": "color", "$extends": "{d}", "a": {"$value": {"colorSpace": "oklch", "components": [0.5, 0.1, 20],
                 "alpha": 0.5}, "$extensions": {"mode": {"dark": "{c.b}"}}}, "b": {"$value": "#fff"}}, "d": {"$root":
                 {"$value": "{c.a}", "$type": "color"}, "e": {"$ref": "#/c/a/$value", "$type": "color"}},
                 "$extensions": {"com.figma.modeName": "Light"}}
                """,
                """
                {"version": "2025.10", "sets": {"a": {"sources": [{"$ref": "data.tokens"}, {"c": {"$type": "color",
                 "$value": "#fff"}}]}}, "modifiers": {"m": {"contexts": {"light": [], "dark": [{"$ref": "#/sets/a"}]},
                 "default": "light"}}, "resolutionOrder": [{"$ref": "#/sets/a"}, {"$ref": "#/modifiers/m"}]}
                """,
                """
                {"meta": {"variableCollections": {"C": {"defaultModeId": "1", "modes": [{"modeId": "1", "name": "dark"}]}},
                 "variables": {"V": {"name": "a/b", "resolvedType": "COLOR", "variableCollectionId": "C", "valuesByMode":
                 {"1": {"r": 1, "g": 0, "b": 0, "a": 1}, "2": {"type": "VARIABLE_ALIAS", "id": "V"}}}}}}
                """,
                """
                {"core": {"a": {"type": "color", "value": "#123456"}, "n": {"type": "number", "value": "0.5"}},
                 "dark": {"a": {"type": "color", "value": "rgba({b}, {n})"}, "b": {"type": "color", "value": "{a}", "$extensions":
                 {"studio.tokens": {"modify": {"type": "mix", "space": "lch", "value": "{n}", "color": "{a}"}}}}},
                 "$themes": [{"name": "Dark", "group": "Mode", "selectedTokenSets": {"core": "source", "dark": "enabled"}}],
                 "$metadata": {"tokenSetOrder": ["core", "dark"]}}
                """,
            ].map { Array($0.utf8) }
        },
        words: [
            "\"$value\"", "\"$type\"", "\"$extends\"", "\"$ref\"", "\"$root\"", "\"$extensions\"", "\"mode\"",
            "\"color\"", "\"{c.a}\"", "\"#/c/a/$value\"", "\"none\"", "\"resolutionOrder\"", "\"contexts\"",
            "\"sources\"", "\"$themes\"", "\"tokenSetOrder\"", "\"selectedTokenSets\"", "\"modify\"", "\"value\"",
            "\"valuesByMode\"", "\"rec2020\"", "\"display-p3\"", "1e999", "\"\"",
        ]
    ) { bytes in
        file.write(bytes)
        _ = SourceReader.read([Source(path: file.path)])
    }

    private static let file = ScratchFile("data.tokens")
}
