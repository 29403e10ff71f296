import AssetCatalog
import CatalogBuild
import CatalogCompiler
import CatalogEmitters
import CatalogManifest
import ColorScience
import Diagnostics
import TestTrees
import Testing

@Suite("Pairs of colors that must be readable")
struct ColorPairTests {
    private static let tokens = """
        {"$type": "color",
         "ink": {"$value": "#333333", "$extensions": {"mode": {"dark": "#eeeeee"}}},
         "faint": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5}},
         "strong": {"$value": "#000000", "$extensions": {"mode": {"high contrast": "#ffffff"}}},
         "card": {"$value": "#ffffff", "$extensions": {"mode": {"dark": "#1c1c1e"}}},
         "glass": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0}}}
        """

    private func compile(_ pairs: String) async throws -> (pairs: [String], diagnostics: [Diagnostic]) {
        let folder = try TemporaryFolder()
        try folder.write(Self.tokens, to: "tokens.json")
        try folder.write("sources: [tokens.json]\ncolor-pairs: \(pairs)\n", to: "tincture.yml")
        let outcome = await CatalogBuild.compile(
            CompileRequest(
                paths: [], configurationPath: folder["tincture.yml"], jobs: 2, currentFolder: folder.path))
        let manifest = try #require(outcome.manifest)
        let words = (manifest.colorPairs ?? []).map { pair in
            let contrasts = pair.contrasts.map { "\($0.appearance) \($0.text) on \($0.on) \($0.ratio)" }
            return "\(pair.text)/\(pair.on) \(pair.minimum): \(contrasts.joined(separator: ", "))"
        }
        return (words, outcome.diagnostics)
    }

    @Test("Every appearance of either is looked at once, and a translucent color is blended with what is behind it")
    func appearances() async throws {
        let found = try await compile("[{text: [ink, faint], on: card, minimum: AAA}]")
        #expect(
            found.pairs == [
                "faint/card 7.0: any #808080 on #FFFFFF 3.9767, dark #0E0E0F on #1C1C1E 1.134",
                "ink/card 7.0: any #333333 on #FFFFFF 12.6347, dark #EEEEEE on #1C1C1E 14.665",
            ], "\(found.pairs)")
        let high = try await compile("[{text: strong, on: card}]")
        #expect(high.pairs.count == 1 && high.pairs.first?.contains("dark+high-contrast #FFFFFF on #1C1C1E") == true)
        #expect(high.pairs.first?.contains("high-contrast #FFFFFF on #FFFFFF 1.0,") == true, "\(high.pairs)")
        // Below a translucent background is what the system draws a window with.
        let glass = try await compile("[{text: ink, on: glass}]")
        #expect(glass.pairs.first?.contains("any #333333 on #FFFFFF") == true)
        #expect(glass.pairs.first?.contains("dark #EEEEEE on #000000") == true)
    }

    @Test("The first entry that names a pair decides, globs name many, and no color is paired with itself")
    func entries() async throws {
        let found = try await compile("[{text: faint, on: card, minimum: 2}, {text: \"*\", on: [card, ink]}]")
        #expect(found.pairs.count == 8 && found.diagnostics.isEmpty, "\(found.pairs)")
        #expect(found.pairs.filter { $0.hasPrefix("faint/card 2.0") }.count == 1)
    }

    @Test("Names that no source has are findings, with what was meant, and cost nothing else")
    func unknown() async throws {
        let found = try await compile("[{text: [ink, inc], on: [card, \"x*\"]}]")
        #expect(found.pairs.count == 1)
        #expect(found.diagnostics.map(\.rule) == [.unknownColor, .unknownColor])
        #expect(found.diagnostics.map(\.severity) == [.error, .warning])
        #expect(
            found.diagnostics.first?.message
                == "a color pair names \"inc\", which is not in the sources; did you mean \"ink\"?")
        #expect(found.diagnostics.map(\.column) == [28, 45], "\(found.diagnostics)")
    }

    @Test("Mistakes in an entry are findings at their place")
    func mistakes() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.tokens, to: "tokens.json")
        for entry in ["{text: ink}", "{text: ink, on: card, minimum: AAAA}", "{text: ink, on: card, minimum: 30}"] {
            try folder.write("sources: [tokens.json]\ncolor-pairs: [\(entry)]\n", to: "tincture.yml")
            let outcome = await CatalogBuild.compile(
                CompileRequest(
                    paths: [], configurationPath: folder["tincture.yml"], jobs: 2, currentFolder: folder.path))
            #expect(outcome.isRefused && outcome.diagnostics.map(\.severity) == [.error], "\(entry)")
        }
    }

    @Test("A manifest has its pairs after it was written and read, and no such key where no one asks")
    func manifest() throws {
        var manifest = CatalogManifest()
        #expect(!String(decoding: try ManifestFile.bytes(of: manifest), as: UTF8.self).contains("colorPairs"))
        var contrast = ColorPairEntry.Contrast(appearance: "dark", text: "#000000", on: "#FFFFFF", ratio: 21)
        contrast.lightnessContrast = 106.04
        contrast.displayGamut = "display-P3"
        contrast.idiom = "mac"
        manifest.colorPairs = [ColorPairEntry(text: "a", on: "b", minimum: 4.5, apca: 60, contrasts: [contrast])]
        #expect(try ManifestFile.read(try ManifestFile.bytes(of: manifest)) == manifest)
    }

    @Test("Tokens become color sets of an asset catalog, and these are read back as the same colors")
    func roundTrip() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            {"color": {"$type": "color",
              "brand": {"$root": {"$value": "#2f7d32", "$extensions": {"mode":
                {"dark": "#81c784", "high contrast": "#003300", "dark high contrast": "#ccffcc"}}},
                "wide": {"$value": {"colorSpace": "display-p3", "components": [1, 0.25, 0.1], "alpha": 0.5}},
                "fine": {"$value": {"colorSpace": "oklch", "components": [0.6, 0.1, 140]}}}}}
            """, to: "tokens.json")
        try folder.write("sources: [tokens.json]\nemit: [xcassets]\n", to: "tincture.yml")
        let first = await CatalogBuild.compile(
            CompileRequest(
                paths: [], configurationPath: folder["tincture.yml"], jobs: 2, currentFolder: folder.path))
        let emission = try Emitters.make("xcassets").emit(try #require(first.manifest))
        #expect(emission.diagnostics.isEmpty)
        for file in emission.files { try folder.write(file.bytes, to: "Out/" + file.path) }
        let read = SourceReader.read([Source(path: folder["Out/Palettes.xcassets"])])
        #expect(read.diagnostics.isEmpty, "\(read.diagnostics)")
        let tokens = SourceReader.read([Source(path: folder["tokens.json"])]).catalog.colors
        #expect(read.catalog.colors.map(\.name) == tokens.map(\.name))
        for (set, token) in zip(read.catalog.colors, tokens) {
            #expect(set.variants.map(\.slot) == token.variants.map(\.slot))
            for (one, other) in zip(set.variants, token.variants) {
                guard case .components(let space, let values) = one.value,
                    case .components(let given, let wanted) = other.value
                else {
                    Issue.record("\(token.name) is no color")
                    continue
                }
                #expect(space == given && zip(values, wanted).allSatisfy { ($0 - $1).magnitude < 0.5 / 255 })
            }
            // Byte for byte as Xcode lays it out.
            let bytes = try folder.bytes(of: String(set.path.dropFirst(folder.path.count + 1)) + "/Contents.json")
            #expect(set.contents.xcodeText == String(decoding: bytes, as: UTF8.self))
        }
        // In a fresh clone only the content says who has written a file.
        for file in emission.files {
            #expect(GeneratedContent.isRecognized(file.path, head: file.bytes, size: file.bytes.count), "\(file.path)")
        }
    }
}
