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
        #expect(outside.diagnostics.first?.message.contains("lies outside Display P3") == true)
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
                == "2 tokens are not colors and are left out: 1 of type dimension and 1 of type gradient.")
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
            ("Dark", "dark"), ("theme-dark", "dark"), ("Night mode", "dark"), ("light", "any"), ("Default", "any"),
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
        #expect(errors.contains { $0.message.contains("refers to itself, by way of") })
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

    // Without a limit on each, these take the square of their size or more, and the test does not end.
    @Test(
        "Hostile files end",
        arguments: [
            // A chain of references, and as many of one token.
            "{\"$type\": \"color\", \"t0\": {\"$value\": \"#fff\"}"
                + (1...20_000).map { ", \"t\($0)\": {\"$value\": \"{t\($0 - 1)}\"}" }.joined() + "}",
            "{\"$type\": \"color\", \"t0\": {\"$value\": \"#fff\"}"
                + (1...20_000).map { ", \"t\($0)\": {\"$value\": \"{t0}\"}" }.joined() + "}",
            // A cycle.
            "{\"$type\": \"color\", \"t0\": {\"$value\": \"{t20000}\"}"
                + (1...20_000).map { ", \"t\($0)\": {\"$value\": \"{t\($0 - 1)}\"}" }.joined() + "}",
            // Groups that each extend the next one twice.
            "{"
                + (0..<31).map {
                    "\"g\($0)\": {\"x\": {\"$extends\": \"{g\($0 + 1)}\"}, \"y\": {\"$extends\": \"{g\($0 + 1)}\"}}, "
                }
                .joined() + "\"g31\": {\"$type\": \"color\", \"t\": {\"$value\": \"#fff\"}}}",
            // Depth.
            String(repeating: "{\"a\": ", count: 200) + "1" + String(repeating: "}", count: 200),
        ])
    func hostile(text: String) throws {
        var limits = InputLimits.standard
        limits.values = 100_000
        let found = try read(["t.json": text], limits: limits)
        #expect(found.diagnostics.count <= limits.findings + 1)
    }
}
