import AssetCatalog
import ColorScience
import Diagnostics
import TestTrees
import Testing

@Suite("Design tokens as color sets")
struct TokenTests {
    /// Reads token files; those in `sources` alone, where only some are named.
    private func read(
        _ files: [String: String], sources: [String]? = nil, modes: TokenModes = TokenModes(),
        limits: InputLimits = .standard
    ) throws -> (colors: [String], diagnostics: [Diagnostic], sets: [ColorSet]) {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        let named = sources ?? files.keys.sorted()
        let reading = SourceReader.read(named.map { Source(path: folder[$0]) }, limits: limits, modes: modes)
        #expect(!reading.isRefused)
        let colors = reading.catalog.colors.map { set in
            let values = set.variants.map { variant in
                let space: String
                if case .components(.displayP3, _) = variant.value { space = "P3 " } else { space = "" }
                return "\(variant.slot.appearance.name) \(space)\(variant.color?.hex ?? "?")"
            }
            return "\(set.name): \(values.joined(separator: ", "))"
        }
        return (colors, reading.diagnostics, reading.catalog.colors)
    }

    private func token(_ value: String, type: Bool = true) -> String {
        ##"{"a": {\##(type ? #""$type": "color", "# : "")"$value": \##(value)}}"##
    }

    @Test(
        "A value is read in every space of the format",
        arguments: [
            (##"{"colorSpace": "srgb", "components": [1, 0, 0.2]}"##, "#FF0033"),
            (##"{"colorSpace": "srgb", "components": [1, "none", 0.2], "alpha": 0.5, "hex": "#123456"}"##, "#FF003380"),
            (##"{"colorSpace": "srgb-linear", "components": [0, 1, 0]}"##, "#00FF00"),
            (##"{"colorSpace": "hsl", "components": [120, 100, 25]}"##, "#008000"),
            (##"{"colorSpace": "hwb", "components": [0, 50, 50]}"##, "#808080"),
            (##"{"colorSpace": "lab", "components": [50, 0, 0]}"##, "#777777"),
            (##"{"colorSpace": "lch", "components": [50, 0, 0]}"##, "#777777"),
            (##"{"colorSpace": "oklab", "components": [1, 0, 0]}"##, "#FFFFFF"),
            (##"{"colorSpace": "oklch", "components": [0.628, 0.2577, 29.23]}"##, "#FF0000"),
            (##"{"colorSpace": "xyz-d65", "components": [0, 0, 0]}"##, "#000000"),
            (##"{"colorSpace": "xyz-d50", "components": [0.9642956764, 1, 0.8251046025]}"##, "#FFFFFF"),
            (##"{"colorSpace": "a98-rgb", "components": [1, 1, 1]}"##, "#FFFFFF"),
            (##"{"colorSpace": "prophoto-rgb", "components": [1, 1, 1]}"##, "#FFFFFF"),
            (##"{"colorSpace": "rec2020", "components": [1, 1, 1]}"##, "#FFFFFF"),
            ("\"#2f7d32\"", "#2F7D32"), ("\"rgba(47, 125, 50, 0.5)\"", "#2F7D3280"),
        ])
    func spaces(value: String, hex: String) throws {
        let found = try read(["t.json": token(value)])
        #expect(found.colors == ["a: any \(hex)"] && found.diagnostics.isEmpty, "\(found.diagnostics)")
    }

    @Test("What sRGB does not hold is a color of Display P3; what that does not hold is the nearest, and a finding")
    func gamuts() throws {
        let p3 = try read(["t.json": token(##"{"colorSpace": "display-p3", "components": [1, 0, 0]}"##)])
        #expect(p3.colors.first?.hasPrefix("a: any P3 ") == true && p3.diagnostics.isEmpty)
        let wide = try read(["t.json": token(##"{"colorSpace": "oklch", "components": [0.7, 0.22, 150]}"##)])
        #expect(wide.colors.first?.hasPrefix("a: any P3 ") == true && wide.diagnostics.isEmpty, "\(wide)")
        let outside = try read(["t.json": token(##"{"colorSpace": "rec2020", "components": [0, 1, 0]}"##)])
        #expect(outside.colors.count == 1 && outside.diagnostics.map(\.severity) == [.warning])
        #expect(outside.diagnostics.first?.message.contains("is outside Display P3") == true)
    }

    @Test("Groups hand down their type, root tokens have the group's name, and references lead on")
    func groups() throws {
        let found = try read([
            "t.json": """
            {"color": {"$type": "color", "$description": "x",
              "leaf": {"$root": {"$value": "#00ff00"}, "pale": {"$value": "#ccffcc"}},
              "brand": {"$value": "{color.leaf.$root}"}, "tint": {"$ref": "#/color/brand/$value"},
              "size": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}},
             "link": {"$value": "{color.tint}"},
             "fade": {"$type": "gradient", "$value": []}}
            """
        ])
        #expect(
            found.colors == [
                "color/brand: any #00FF00", "color/leaf: any #00FF00", "color/leaf/pale: any #CCFFCC",
                "color/tint: any #00FF00", "link: any #00FF00",
            ])
        #expect(found.diagnostics.map(\.severity) == [.note])
        #expect(
            found.diagnostics.first?.message
                == "tokens left out because they are not colors: 2, namely 1 of type dimension and 1 of type gradient.")
        #expect(found.sets.filter { $0.token?.isAlias == true }.map(\.name) == ["color/brand", "color/tint", "link"])
    }

    @Test("A group that extends another has its tokens, and its own in their place")
    func extends() throws {
        let found = try read([
            "t.json": """
            {"base": {"$type": "color", "a": {"$value": "#111111"}, "in": {"b": {"$value": "#222222"}}},
             "mine": {"$extends": "{base}", "$type": "color", "a": {"$value": "#333333"}},
             "loop": {"$extends": "{loop.x}", "x": {"$extends": "{loop}"}}, "gone": {"$extends": "{nothing}"}}
            """
        ])
        #expect(
            found.colors == [
                "base/a: any #111111", "base/in/b: any #222222", "mine/a: any #333333", "mine/in/b: any #222222",
            ])
        #expect(found.diagnostics.allSatisfy { $0.rule == .unreadableToken } && found.diagnostics.count >= 2)
    }

    @Test("Pointers lead to tokens, and to parts of their values")
    func pointers() throws {
        let found = try read([
            "t.json": """
            {"$type": "color", "blue": {"$value": {"colorSpace": "srgb", "components": [0, 0.4, 1], "alpha": 0.5}},
             "same": {"$ref": "#/blue"},
             "part": {"$value": {"colorSpace": "srgb", "components": [1, {"$ref": "#/same/$value/components/1"}, 0],
               "alpha": {"$ref": "#/blue/$value/alpha"}}},
             "gone": {"$value": {"colorSpace": "srgb", "components": [1, {"$ref": "#/blue/$value/components/7"}, 0]}}}
            """
        ])
        #expect(found.colors == ["blue: any #0066FF80", "part: any #FF660080", "same: any #0066FF80"])
        #expect(found.diagnostics.map(\.line) == [5])
    }

    @Test("Files of Style Dictionary before the format are read")
    func oldNotation() throws {
        let found = try read([
            "t.json": """
            {"color": {"base": {"value": "#00ff00", "type": "color"}, "link": {"value": "{color.base.value}", "type": "color"},
             "red": {"value": "rgb(255 0 0)"}}, "size": {"small": {"value": "4px"}}}
            """
        ])
        #expect(found.colors == ["color/base: any #00FF00", "color/link: any #00FF00", "color/red: any #FF0000"])
    }

    @Test(
        "Names of modes are known in the ways that people write them",
        arguments: [
            ("Dark", "dark"), ("theme-dark", "dark"), ("alias/default/dark", "dark"), ("Night mode", "dark"),
            ("light", "any"), ("Default", "any"),
            ("Mode 1", "any"), ("darkHighContrast", "dark+high-contrast"), ("lightHighContrast", "high-contrast"),
            ("Light HC", "high-contrast"), ("contrast more", "high-contrast"), ("contrast normal", nil),
            ("Darkroom", nil), ("Brand B", nil), ("light dark", nil),
        ])
    func modeNames(mode: String, appearance: String?) {
        #expect(TokenModes().appearance(of: mode)?.name == appearance)
    }

    @Test("Every mistake is found at its line and column, and costs only what it touches")
    func mistakes() throws {
        let found = try read([
            "t.json": """
            {"c": {"$type": "color",
              "good": {"$value": "#00ff00"},
              "gone": {"$value": "{c.goood}"},
              "one": {"$value": "{c.two}"},
              "two": {"$value": "{c.one}"},
              "space": {"$value": {"colorSpace": "srbg", "components": [0, 0, 0]}},
              "few": {"$value": {"colorSpace": "srgb", "components": [0, 0]}},
              "word": {"$value": {"colorSpace": "srgb", "components": [0, 0, true]}},
              "alpha": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 2}},
              "hex": {"$value": "#00ff0"},
              "size": {"$value": "{s}"},
              "user": {"$value": "{c.hex}"}},
             "s": {"$type": "dimension", "$value": "1px"}}
            """
        ])
        #expect(found.colors == ["c/good: any #00FF00"])
        let errors = found.diagnostics.filter { $0.severity == .error }
        #expect(Set(errors.compactMap(\.line)) == [3, 4, 6, 7, 8, 9, 10, 11, 12], "\(errors)")
        #expect(errors.allSatisfy { ($0.column ?? 0) > 1 && $0.rule == .unreadableToken })
        #expect(errors.contains { $0.message.contains("refers to itself, through") })
        #expect(errors.contains { $0.message.contains("did you mean \"srgb\"?") })
    }

    @Test("Modes in a token, in files of one name each and in an export of Figma are appearances")
    func modes() throws {
        let inline = try read([
            "t.json": """
            {"a": {"$type": "color", "$value": "#ffffff", "$extensions": {"mode":
              {"Light": "#ffffff", "Dark": "#000000", "Dark high contrast": "#111111", "Brand B": "#ff0000"}}}}
            """
        ])
        #expect(inline.colors == ["a: any #FFFFFF, dark #000000, dark+high-contrast #111111"])
        #expect(inline.diagnostics.map(\.severity) == [.warning] && inline.diagnostics.first?.line == 2)
        var modes = TokenModes()
        modes.set(Appearance(contrast: "high"), for: "brand b")
        let named = try read(
            ["t.json": ##"{"a": {"$type": "color", "$value": "#fff", "$extensions": {"mode": {"Brand B": "#f00"}}}}"##],
            modes: modes)
        #expect(named.colors == ["a: any #FFFFFF, high-contrast #FF0000"] && named.diagnostics.isEmpty)

        let files = try read([
            "core.json": ##"{"gray": {"$type": "color", "$value": "#808080"}}"##,
            "light.json": ##"{"a": {"$type": "color", "$value": "{b}"}, "b": {"$type": "color", "$value": "#fff"}}"##,
            "dark.tokens.json": ##"{"b": {"$type": "color", "$value": "{gray}"}}"##,
        ])
        // What refers to a color that changes changes with it.
        #expect(
            files.colors == ["a: any #FFFFFF, dark #808080", "b: any #FFFFFF, dark #808080", "gray: any #808080"])
        #expect(files.diagnostics.isEmpty)

        let figma = try read([
            "Mode 1.json":
                ##"{"a": {"$type": "color", "$value": "#fff"}, "$extensions": {"com.figma.modeName": "Day"}}"##,
            "Mode 2.json":
                ##"{"a": {"$type": "color", "$value": "#000"}, "$extensions": {"com.figma.modeName": "Night"}}"##,
        ])
        #expect(figma.colors == ["a: any #FFFFFF, dark #000000"] && figma.diagnostics.isEmpty)
    }

    @Test("Figma's variables have the modes of their collections")
    func figma() throws {
        let found = try read([
            "v.json": """
            {"status": 200, "meta": {
              "variableCollections": {"C": {"name": "Theme", "defaultModeId": "1:0",
                "modes": [{"modeId": "1:0", "name": "Light"}, {"modeId": "1:1", "name": "Dark"}]}},
              "variables": {
                "V1": {"name": "gray/900", "resolvedType": "COLOR", "variableCollectionId": "C",
                  "valuesByMode": {"1:0": {"r": 0, "g": 0, "b": 0, "a": 1}, "1:1": {"r": 0, "g": 0, "b": 0, "a": 0.5}}},
                "V2": {"name": "label", "resolvedType": "COLOR", "variableCollectionId": "C",
                  "valuesByMode": {"1:0": {"type": "VARIABLE_ALIAS", "id": "V1"}, "1:1": {"r": 1, "g": 1, "b": 1, "a": 1}}},
                "V3": {"name": "space", "resolvedType": "FLOAT", "variableCollectionId": "C", "valuesByMode": {"1:0": 4}}}}}
            """
        ])
        #expect(found.colors == ["gray/900: any #000000, dark #00000080", "label: any #000000, dark #FFFFFF"])
        #expect(found.diagnostics.map(\.severity) == [.note])
    }

    @Test("A resolver puts its sets and contexts on each other, in its order")
    func resolver() throws {
        let files = [
            "t.resolver.json": """
            {"version": "2025.10",
             "sets": {"core": {"sources": [{"$ref": "tokens/core%20set.json"}, {"inline": {"$type": "color", "$value": "#123456"}}]}},
             "modifiers": {
               "theme": {"contexts": {"light": [], "dark": [{"$ref": "tokens/dark.json"}]}, "default": "light"},
               "contrast": {"contexts": {"normal": [], "high": [{"$ref": "tokens/high.json"}]}, "default": "normal"},
               "brand": {"contexts": {"a": [], "b": [{"$ref": "tokens/b.json"}]}, "default": "a"}},
             "resolutionOrder": [{"$ref": "#/sets/core"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/contrast"},
               {"$ref": "#/modifiers/brand"}, {"$ref": "#/sets/none"}]}
            """,
            "tokens/core set.json":
                ##"{"a": {"$type": "color", "$value": "{b}"}, "b": {"$type": "color", "$value": "#ffffff"}}"##,
            "tokens/dark.json": ##"{"b": {"$type": "color", "$value": "#000000"}}"##,
            "tokens/high.json": ##"{"a": {"$type": "color", "$value": "#ff0000"}}"##,
            "tokens/b.json": ##"{"a": {"$type": "color", "$value": "#00ff00"}}"##,
        ]
        let found = try read(files, sources: ["t.resolver.json"])
        #expect(
            found.colors == [
                "a: any #FFFFFF, dark #000000, high-contrast #FF0000, dark+high-contrast #FF0000",
                "b: any #FFFFFF, dark #000000", "inline: any #123456",
            ])
        #expect(found.diagnostics.map(\.severity) == [.error, .note], "\(found.diagnostics)")
        #expect(found.sets.first?.path.hasSuffix("tokens/core set.json") == true)
    }

    @Test("Sets of Tokens Studio in one file are put on each other in their order, with the appearances of their names")
    func setsByName() throws {
        let text = """
            {"light": {"bg": {"value": "{gray.0}", "type": "color"}, "fg": {"value": "{gray.9}", "type": "color"}},
             "dark": {"bg": {"value": "{gray.9}", "type": "color"}},
             "global": {"gray": {"0": {"value": "#fff", "type": "color"}, "9": {"value": "#111", "type": "color"}},
               "bg": {"value": "#123456", "type": "color"}, "gap": {"value": "4px", "type": "spacing"}},
             "extra": {"gray": {"0": {"value": "#fefefe", "type": "color"}}},
             "$themes": [], "$metadata": {"tokenSetOrder": ["global", "light", "dark"]}}
            """
        let found = try read(["tokens.json": text])
        #expect(
            found.colors == [
                "bg: any #FEFEFE, dark #111111", "fg: any #111111", "gray/0: any #FEFEFE", "gray/9: any #111111",
            ])
        #expect(found.diagnostics.map(\.severity) == [.note], "\(found.diagnostics)")
    }

    @Test("Themes of Tokens Studio choose the sets of an appearance, in one file as in a folder")
    func themes() throws {
        let (core, light) = (
            ##"{"gray": {"$type": "color", "$value": "#808080"}}"##,
            ##"{"a": {"$type": "color", "$value": "{gray}"}, "b": {"$type": "color", "$value": "#ffffff"}}"##
        )
        let (dark, brand) = (
            ##"{"b": {"$type": "color", "$value": "#000000"}}"##, ##"{"a": {"$type": "color", "$value": "#ff0000"}}"##
        )
        let loose = ##"{"c": {"$type": "color", "$value": "#00ff00"}}"##
        let themes = """
            [{"name": "Day", "group": "Mode", "selectedTokenSets": {"core": "source", "theme/one": "enabled", "two": "disabled"}},
             {"name": "Night", "group": "Mode", "selectedTokenSets": {"core": "source", "theme/one": "enabled", "two": "enabled"}},
             {"name": "Plain", "group": "Brand", "selectedTokenSets": {}},
             {"name": "Red", "group": "Brand", "selectedTokenSets": {"red": "enabled"}}]
            """
        let order = #"{"tokenSetOrder": ["core", "theme/one", "two", "red", "loose"]}"#
        let file = """
            {"core": \(core), "theme/one": \(light), "two": \(dark), "red": \(brand), "loose": \(loose),
             "$themes": \(themes), "$metadata": \(order)}
            """
        let expected = ["a: any #808080", "b: any #FFFFFF, dark #000000", "c: any #00FF00", "gray: any #808080"]
        let one = try read(["t.json": file])
        #expect(one.colors == expected)
        #expect(one.diagnostics.map(\.severity) == [.note] && one.diagnostics[0].message.contains("\"Plain\" is used"))

        let folder = [
            "$metadata.json": order, "$themes.json": themes, "core.json": core, "theme/one.json": light,
            "two.json": dark,
            "red.json": brand, "loose.json": loose,
        ]
        for sources in [["$metadata.json"], folder.keys.sorted()] {
            let found = try read(folder, sources: sources)
            #expect(found.colors == expected && found.diagnostics.map(\.severity) == [.note], "\(found.diagnostics)")
        }
    }

    @Test("A folder of sets reads nothing outside of its tree, and says which file is missing")
    func brokenSets() throws {
        let order = #"{"tokenSetOrder": ["../../outside", "/etc/passwd", "gone", 4, "in"]}"#
        let found = try read(
            ["tree/t/$metadata.json": order, "outside.json": token("\"#fff\""), "tree/t/in.json": token("\"#000\"")],
            sources: ["tree/t/$metadata.json"])
        #expect(found.colors == ["a: any #000000"])
        #expect(found.diagnostics.map(\.severity) == [.error, .error, .error], "\(found.diagnostics)")
        let empty = try read(["$metadata.json": "{}"])
        #expect(empty.diagnostics.map(\.severity) == [.error])
        let alone = try read(["$themes.json": "[]"])
        #expect(alone.diagnostics.first?.message.contains("$metadata.json") == true)
    }

    @Test("References within a text are filled in, a color can get another alpha, and gradients are no mistake")
    func expressions() throws {
        let found = try read([
            "t.json": """
            {"hue": {"value": "120", "type": "number"}, "hs": {"value": "{hue}, 100%", "type": "other"},
             "base": {"value": "#336699", "type": "color"}, "half": {"value": "50%", "type": "opacity"},
             "a": {"value": "hsl({hs}, 25%)", "type": "color"}, "b": {"value": "rgba({base}, {half})", "type": "color"},
             "c": {"value": "rgba(#FF0000, 0.5)", "type": "color"}, "d": {"value": "{b}", "type": "color"},
             "e": {"value": "linear-gradient(90deg, #000 0%, {base} 100%)", "type": "color"},
             "f": {"value": "rgba({gone}, 0.5)", "type": "color"}, "g": {"value": "rgba({g}, 0.5)", "type": "color"},
             "h": {"value": "rgba({base, 0.5)", "type": "color"},
             "m": {"value": "{gone} * {hue}", "type": "spacing"}, "n": {"value": "{gone}", "type": "spacing"}}
            """
        ])
        #expect(
            found.colors == [
                "a: any #008000", "b: any #33669980", "base: any #336699", "c: any #FF000080", "d: any #33669980",
            ])
        #expect(found.diagnostics.filter { $0.severity == .error }.map(\.line) == [6, 6, 7])
    }

    // By ColorAide, with the formulas of tokens-studio/sd-transforms.
    @Test(
        "What Tokens Studio changes about a color is changed",
        arguments: [
            (#""type": "lighten", "space": "lch""#, "#85B080"), (#""type": "darken", "space": "lch""#, "#224A21"),
            (#""type": "lighten", "space": "hsl""#, "#6CC86F"), (#""type": "darken", "space": "hsl""#, "#1C4B1E"),
            (#""type": "lighten", "space": "srgb""#, "#82B184"), (#""type": "darken", "space": "srgb""#, "#1C4B1E"),
            (#""type": "alpha", "space": "lch""#, "#2F7D3266"), (#""type": "lighten", "space": "p3""#, "P3 #87B186"),
        ])
    func modifications(change: String, hex: String) throws {
        let found = try read([
            "t.json": """
            {"$type": "color", "base": {"$value": "#2f7d32"}, "amount": {"$type": "number", "$value": 0.4},
             "x": {"$value": "{base}", "$extensions": {"studio.tokens": {"modify": {\(change), "value": "{amount}"}}}},
             "y": {"$value": "{x}"}}
            """
        ])
        #expect(found.colors == ["base: any #2F7D32", "x: any \(hex)", "y: any \(hex)"], "\(found.diagnostics)")
        #expect(found.sets.filter { $0.token?.isAlias == true }.map(\.name) == ["y"])
    }

    @Test("Colors are mixed as Tokens Studio mixes them, and an unknown change is a finding")
    func mixtures() throws {
        func change(_ members: String) throws -> (colors: [String], diagnostics: [Diagnostic]) {
            let found = try read([
                "t.json": """
                {"$type": "color", "other": {"$value": "#ff8800"},
                 "x": {"$value": "#2f7d32", "$extensions": {"studio.tokens": {"modify": {\(members)}}}}}
                """
            ])
            return (found.colors.filter { $0.hasPrefix("x") }, found.diagnostics)
        }
        for (space, hex) in [("srgb", "#638026"), ("lch", "#5C8912"), ("hsl", "#4E9928")] {
            let mixed = try change(#""type": "mix", "value": "0.25", "color": "{other}", "space": "\#(space)""#)
            #expect(mixed.colors == ["x: any \(hex)"], "\(mixed)")
        }
        for members in [
            #""type": "blur", "value": "1", "space": "lch""#, #""type": "mix", "value": "1", "space": "lch""#,
            #""type": "lighten", "value": "much", "space": "lch""#, #""type": "lighten", "value": "1", "space": "xyz""#,
        ] {
            let found = try change(members)
            #expect(found.colors.isEmpty && found.diagnostics.map(\.severity) == [.error], "\(members)")
        }
    }

    @Test("A resolver reads nothing outside of its tree, and nothing that is no file")
    func escape() throws {
        for reference in ["../../outside.json", "/etc/passwd", "https://example.com/t.json", "a%2", "b.json#/x"] {
            let text = ##"{"resolutionOrder": [{"name": "x", "sources": [{"$ref": "\##(reference)"}]}]}"##
            let found = try read(
                ["tree/in/t.json": text, "outside.json": token("\"#fff\"")], sources: ["tree/in/t.json"])
            #expect(found.colors.isEmpty && found.diagnostics.map(\.severity) == [.error], "\(reference)")
        }
    }

    @Test("What is not JSON, or no object, is one finding, and other files are read")
    func notTokens() throws {
        let found = try read(["a.json": "[1]", "b.json": "{", "c.json": token("\"#fff\"")])
        #expect(found.colors == ["a: any #FFFFFF"])
        #expect(found.diagnostics.map(\.severity) == [.error, .error])
    }

    /// Texts that take the square of their size or more without a limit on each.
    private static let hostileTexts: [String] = {
        func tokens(_ first: String, _ count: Int, _ token: (Int) -> String) -> String {
            "{" + first + (1...count).map { ", " + token($0) }.joined() + "}"
        }
        func alias(_ number: Int, _ other: Int) -> String { "\"t\(number)\": {\"$value\": \"{t\(other)}\"}" }
        func group(_ number: Int) -> String {
            let next = "{\"$extends\": \"{g\(number + 1)}\"}"
            return "\"g\(number)\": {\"x\": \(next), \"y\": \(next)}"
        }
        func twice(_ number: Int) -> String {
            "\"t\(number)\": {\"type\": \"color\", \"value\": \"{t\(number + 1)} {t\(number + 1)}\"}"
        }
        let white = "\"$type\": \"color\", \"t0\": {\"$value\": \"#fff\"}"
        return [
            // A chain of references, and as many of one token; then a cycle.
            tokens(white, 20_000) { alias($0, $0 - 1) }, tokens(white, 20_000) { alias($0, 0) },
            tokens("\"$type\": \"color\", " + alias(0, 20_000), 20_000) { alias($0, $0 - 1) },
            // Groups that each extend the next one twice; texts that each have the next one twice.
            tokens("\"g32\": {\"$type\": \"color\", \"t\": {\"$value\": \"#fff\"}}", 31, group),
            tokens("\"t32\": {\"type\": \"color\", \"value\": \"#fff\"}", 31, twice),
            // Depth.
            String(repeating: "{\"a\": ", count: 200) + "1" + String(repeating: "}", count: 200),
        ]
    }()

    @Test("Hostile files end", arguments: hostileTexts)
    func hostile(text: String) throws {
        var limits = InputLimits.standard
        limits.values = 100_000
        let found = try read(["t.json": text], limits: limits)
        #expect(found.diagnostics.count <= limits.findings + 1)
    }
}
