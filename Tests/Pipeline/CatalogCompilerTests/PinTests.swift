import CatalogEmitters
import CatalogManifest
import ColorScience
import Diagnostics
import Foundation
import OrderedJSON
import PaletteExtraction
import TestTrees
import Testing

@testable import CatalogBuild
@testable import CatalogCompiler

/// A backdrop that a person has chosen reaches everything that is made of a catalog.
@Suite("Pinned backdrops")
struct PinTests {
    private func compile(_ carousels: String, _ more: (TemporaryFolder) throws -> Void = { _ in }) async throws
        -> Diagnosed<CompileOutcome>
    {
        let folder = try TemporaryFolder()
        for (name, red) in [("a", UInt8(200)), ("b", 100), ("c", 50)] {
            try folder.addPicture("Pictures/\(name).png", width: 30, height: 20) { _, y in
                (red, y < 15 ? 40 : 120, 40, 255)
            }
        }
        try more(folder)
        try folder.write("sources: [Pictures]\ncarousels:\n\(carousels)\n", to: "tincture.yml")
        return await CatalogBuild.compile(
            CompileRequest(paths: [], configurationPath: folder["tincture.yml"], jobs: 2, currentFolder: folder.path))
    }

    private func dark(_ hex: String) throws -> String { DarkAppearance.of(try #require(SRGB8(hex: hex))).hex }

    @Test("A pin stands beside what was found, with a dark form of its own; a picture without one has no such key")
    func palettes() async throws {
        let manifest = try #require(
            try await compile(##"  home: {pages: [{image: a, backdrop: "#F6E7D3"}, b]}"##).manifest)
        let (first, second) = (manifest.palettes[0], manifest.palettes[1])
        #expect(first.colors.backdrop == "#C82828", "what was found stays")
        #expect(first.pin == PinEntry(color: "#F6E7D3", dark: try dark("#F6E7D3")))
        #expect(manifest.images[0].pin == first.pin && second.pin == nil && manifest.images[1].pin == nil)
        let node = try JSONParser.parse(try ManifestFile.bytes(of: manifest))
        let written = try #require(node["palettes"]?.elements)
        #expect(written[0]["pinned"]?.string == "#F6E7D3" && written[0]["pinnedDark"]?.string == first.pin?.dark)
        #expect(written[1]["pinned"] == nil && node["images"]?.elements?[0]["pinned"]?.string == "#F6E7D3")
        #expect(try ManifestFile.read(try ManifestFile.bytes(of: manifest)) == manifest)
    }

    @Test("Every emitter writes the pin, light and dark, and at every height of a gradient")
    func emitters() async throws {
        let manifest = try #require(
            try await compile(##"  home: {pages: [{image: a, backdrop: "#F6E7D3"}, b]}"##).manifest)
        let pinned = try dark("#F6E7D3")
        func text(_ emitter: String, _ file: String) throws -> String {
            let files = try Emitters.make(emitter).emit(manifest).files
            return String(decoding: try #require(files.first { $0.path == file }).bytes, as: UTF8.self)
        }
        let css = try text("css", "catalog.css")
        #expect(css.contains("  --backdrop-a: #F6E7D3;") && css.contains("    --backdrop-a: \(pinned);"))
        #expect(css.contains("--backdrop-gradient-a: linear-gradient(to bottom, #F6E7D3 0%, #F6E7D3 100%);"))
        let swift = try text("swift", "Assets.swift")
        #expect(swift.contains("a: Assets.ImageResource { ._literal(\"F6E7D3\(pinned.dropFirst());"))
        for (file, hex) in [("catalog", "#F6E7D3"), ("catalog-dark", pinned)] {
            let tokens = try JSONParser.parse(Array(try text("tokens", file + ".tokens.json").utf8))
            #expect(tokens["palette"]?["a"]?["backdrop"]?["$value"]?["hex"]?.string == hex.lowercased())
        }
        let set = try text("xcassets", "Palettes.xcassets/a/backdrop.colorset/Contents.json")
        #expect(set.contains("0xF6") && set.contains("0xE7") && set.contains("0xD3") && !set.contains("0xC8"))
    }

    @Test("A picture without pixels has its pin, too")
    func withoutPalette() async throws {
        let carousels = ##"  home: {pages: [{image: a, backdrop: "#F6E7D3"}, {image: leaf, backdrop: "#102030"}]}"##
        let outcome = try await compile(carousels) { folder in
            try folder.write(
                ##"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>"##, to: "Pictures/leaf.svg")
        }
        let manifest = try #require(outcome.manifest)
        #expect(manifest.images.first { $0.name == "leaf" }?.pin?.color == "#102030")
        #expect(!manifest.palettes.contains { $0.image == "leaf" })
        let css = try #require(try Emitters.make("css").emit(manifest).files.first)
        #expect(String(decoding: css.bytes, as: UTF8.self).contains("--backdrop-leaf: #102030;"))
        #expect(manifest.pictureColors.map(\.image) == ["a", "b", "c", "leaf"])
    }

    @Test("A person's gradient is the pin's, with its dark forms")
    func gradient() async throws {
        let manifest = try #require(
            try await compile(##"  home: {pages: [{image: a, backdrop: ["#FFFFFF", "#808080"]}, a]}"##).manifest)
        let pin = try #require(manifest.palettes[0].pin)
        #expect(pin.color == "#FFFFFF" && pin.gradient?.map(\.hex) == ["#FFFFFF", "#808080"])
        #expect(pin.gradient?.map(\.dark) == [try dark("#FFFFFF"), try dark("#808080")])
        #expect(manifest.carousels[0].pages.map(\.backdropGradient) == [pin.gradient, pin.gradient])
    }

    @Test("The first carousel of the configuration decides, each keeps its own, and a warning at the second names both")
    func conflict() async throws {
        let outcome = try await compile(
            ##"""
              zoo: {pages: [{image: a, backdrop: "#111111"}, {image: a, backdrop: "#121212"}, {image: b, backdrop: "#222222"}]}
              home: {pages: [{image: b, backdrop: "#222222"}, {image: a, backdrop: "#333333"}]}
            """##)
        let manifest = try #require(outcome.manifest)
        #expect(manifest.palettes.map { $0.pin?.color } == ["#111111", "#222222", nil])
        #expect(
            manifest.carousels.map { $0.pages.map(\.backdrop) } == [
                ["#222222", "#333333"], ["#111111", "#121212", "#222222"],
            ])
        let findings = outcome.diagnostics.filter { $0.rule == .conflictingPins }
        #expect(findings.count == 1 && findings[0].severity == .warning)
        #expect(findings[0].line == 4 && findings[0].column == 59)
        for part in ["carousel \"home\"", "\"a\"", "#333333", "carousel \"zoo\"", "#111111"] {
            #expect(findings[0].message.contains(part), "\(part)")
        }
    }

    @Test("A carousel that leaves a picture's color to be found shows what another has pinned")
    func otherCarousel() async throws {
        let manifest = try #require(
            try await compile(
                ##"""
                  home: {pages: [a, c], backdrops: gradient}
                  shop: {pages: [{image: a, backdrop: "#F6E7D3"}]}
                """##
            ).manifest)
        let page = manifest.carousels[0].pages[0]
        #expect(page.backdrop == "#F6E7D3" && page.source == .pinned && page.backdropGradient == nil)
        #expect(manifest.carousels[0].pages[1].source == .extracted)
    }

    @Test("What contrast changes, it changes in its carousel only")
    func contrast() async throws {
        let manifest = try #require(
            try await compile(
                ##"  home: {pages: [{image: a, backdrop: "#F6E7D3"}], overlay: white, contrast: 4.5}"##
            ).manifest)
        let page = manifest.carousels[0].pages[0]
        #expect(page.unadjusted == "#F6E7D3" && page.backdrop != "#F6E7D3" && page.source == .pinned)
        #expect(manifest.palettes[0].pin?.color == "#F6E7D3")
    }
}
