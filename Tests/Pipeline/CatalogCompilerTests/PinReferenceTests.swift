import CatalogEmitters
import CatalogManifest
import ColorScience
import Diagnostics
import OrderedJSON
import TestTrees
import Testing

@testable import CatalogBuild
@testable import CatalogCompiler

/// A backdrop that a person has chosen as a part of the picture: new art keeps the choice, and has another color.
@Suite("Pins to swatches, roles and points")
struct PinReferenceTests {
    /// A picture whose left seven tenths are of one color, the rest but the lowest fifth of another, which is green or
    /// clear.
    private func compile(
        _ carousels: String, left: (UInt8, UInt8, UInt8) = (200, 40, 40), right: (UInt8, UInt8, UInt8) = (30, 60, 220),
        below: (UInt8, UInt8, UInt8, UInt8) = (20, 200, 60, 255), _ more: (TemporaryFolder) throws -> Void = { _ in }
    ) async throws -> Diagnosed<CompileOutcome> {
        let folder = try TemporaryFolder()
        for name in ["a", "b"] {
            try folder.addPicture("Pictures/\(name).png", width: 30, height: 20) { x, y in
                y >= 16 ? below : x < 21 ? (left.0, left.1, left.2, 255) : (right.0, right.1, right.2, 255)
            }
        }
        try more(folder)
        try folder.write("sources: [Pictures]\ncarousels:\n\(carousels)\n", to: "tincture.yml")
        return await CatalogBuild.compile(
            CompileRequest(paths: [], configurationPath: folder["tincture.yml"], jobs: 2, currentFolder: folder.path))
    }

    private func pages(_ outcome: Diagnosed<CompileOutcome>) throws -> [CarouselEntry.Page] {
        try #require(outcome.manifest?.carousels.first).pages
    }

    @Test(
        "The color follows the art, and the manifest says which part of the picture it is",
        arguments: [
            ("swatch 2", PinReferenceEntry(swatch: 2), "#1E3CDC", "#3C1EDC"),
            ("dominant", PinReferenceEntry(role: "dominant"), "#C82828", "#28C828"),
            ("{at: [0.9, 0.25]}", PinReferenceEntry(at: [0.9, 0.25]), "#1E3CDC", "#3C1EDC"),
        ])
    func followsArt(pin: String, reference: PinReferenceEntry, first: String, second: String) async throws {
        let carousel = "  home: {pages: [{image: a, pin: \(pin)}, b]}"
        let before = try await compile(carousel)
        let after = try await compile(
            carousel, left: (40, 200, 40), right: (60, 30, 220), below: (200, 20, 60, 255))
        for (outcome, hex) in [(before, first), (after, second)] {
            #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics)")
            let page = try pages(outcome)[0]
            #expect(page.backdrop == hex && page.source == .pinned && page.pinnedBy == reference)
            #expect(page.nearestSwatch == nil && page.confidence == nil)
            let manifest = try #require(outcome.manifest)
            let pin = try #require(manifest.palettes[0].pin)
            #expect(pin.color == hex && pin.reference == reference && manifest.images[0].pin == pin)
            #expect(pin.dark == DarkAppearance.of(try #require(SRGB8(hex: hex))).hex)
            #expect(manifest.palettes[1].pin == nil)
            #expect(try pages(outcome)[1].pinnedBy == nil)
            #expect(try ManifestFile.read(try ManifestFile.bytes(of: manifest)) == manifest)
            for emitter in ["css", "swift"] {
                let files = try Emitters.make(emitter).emit(manifest).files
                let text = files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
                #expect(
                    text.contains(emitter == "css" ? "--backdrop-a: \(hex);" : "._literal(\"\(hex.dropFirst())"),
                    "\(emitter)")
            }
        }
    }

    @Test("The manifest has the way as an object beside the color, in images, palettes and pages; a color has none")
    func form() async throws {
        let outcome = try await compile(
            ##"  home: {pages: [{image: a, pin: {at: [0, 0.5]}}, {image: b, pin: "#102030"}]}"##)
        let node = try JSONParser.parse(try ManifestFile.bytes(of: try #require(outcome.manifest)))
        for list in ["images", "palettes"] {
            let entries = try #require(node[list]?.elements)
            #expect(
                entries[0]["pinnedBy"]?["at"]?.elements?.map(\.number) == [0, 0.5] && entries[1]["pinnedBy"] == nil)
        }
        let pages = try #require(node["carousels"]?.elements?[0]["pages"]?.elements)
        #expect(pages[0]["pinnedBy"]?["at"] != nil && pages[1]["pinnedBy"] == nil && pages[1]["nearestSwatch"] != nil)
    }

    @Test("The pin holds in other carousels, and for the words about the picture")
    func everywhere() async throws {
        let outcome = try await compile("  home: {pages: [{image: a, pin: swatch 2}]}\n  shop: {pages: [a, b]}")
        let manifest = try #require(outcome.manifest)
        let shop = try #require(manifest.carousels.first { $0.name == "shop" })
        #expect(shop.pages[0].backdrop == "#1E3CDC" && shop.pages[0].pinnedBy == PinReferenceEntry(swatch: 2))
        let colors = try #require(manifest.pictureColors.first { $0.image == "a" })
        #expect(colors.backdrop == "#1E3CDC" && colors.bleed == "#1E3CDC")
        #expect(colors.pinWords == "pinned to swatch 2; found #C82828")
    }

    @Test("Contrast changes such a color as it changes any pin, in its carousel alone")
    func contrast() async throws {
        let outcome = try await compile(
            "  home: {pages: [{image: a, pin: swatch 3}, b], overlay: white, contrast: 4.5}")
        let page = try pages(outcome)[0]
        #expect(page.unadjusted == "#14C83C" && page.backdrop != "#14C83C" && page.pinnedBy?.swatch == 3)
        #expect(outcome.manifest?.palettes[0].pin?.color == "#14C83C")
    }

    @Test(
        "A part that the picture has not is an error at the pin that says what there is; what was found is used",
        arguments: [
            ("swatch 4", "swatch 4, but the last swatch of its palette is swatch 3."),
            ("lightMuted", "lightMuted, but its colors have only the roles "),
            ("{at: [0.5, 0.95]}", "[0.5, 0.95], but the picture is transparent there"),
        ])
    func missing(pin: String, words: String) async throws {
        let isPoint = pin.hasPrefix("{")
        let outcome = try await compile(
            "  home:\n    pages: [{image: a, pin: \(pin)}, b]", below: (20, 200, 60, isPoint ? 0 : 255))
        #expect(outcome.diagnostics.map(\.rule) == [.unknownPin] && outcome.hasErrors)
        let finding = outcome.diagnostics[0]
        #expect(finding.message.hasPrefix("\"a\" is pinned to \(words)"), "\(finding.message)")
        #expect(finding.message.hasSuffix(". Until you fix the pin, #C82828 is used."))
        #expect(finding.line == 4 && finding.column == 29 && finding.subject.description == "page a of home")
        let page = try pages(outcome)[0]
        #expect(page.backdrop == "#C82828" && page.source == .extracted && page.pinnedBy == nil)
        #expect(outcome.manifest?.palettes[0].pin == nil)
    }

    @Test("A page of a picture without colors is told to take a color, whatever it is pinned to")
    func colorless() async throws {
        let outcome = try await compile("  home: {pages: [{image: clear, pin: vibrant}, a]}") {
            try $0.addPicture("Pictures/clear.png", width: 9, height: 9, alpha: 0)
        }
        let findings = outcome.diagnostics.filter { $0.severity == .error }
        #expect(findings.map(\.rule) == [.pageWithoutColor])
        #expect(findings[0].message.hasSuffix("Fix the picture, or pin it to a color."))
    }

    @Test("Data files say the same as backdrop; two pages of one picture may be pinned to two of its parts")
    func dataFile() async throws {
        let outcome = try await compile("  home: {pages: pages.json}") {
            try $0.write(
                #"[{"image": "a", "backdrop": "swatch 3"}, {"image": "a", "backdrop": {"at": [0.9, 0.1]}}, "#
                    + #"{"image": "a", "bgColor": "dominant"}]"#,
                to: "pages.json")
        }
        #expect(outcome.diagnostics.isEmpty)
        #expect(try pages(outcome).map(\.backdrop) == ["#14C83C", "#1E3CDC", "#C82828"])
        #expect(
            outcome.manifest?.palettes[0].pin?.reference == PinReferenceEntry(swatch: 3),
            "the first of a carousel counts")
    }

    @Test("Two carousels that pin one picture to parts of different colors disagree; of one color they agree")
    func conflict() async throws {
        func rules(_ other: String) async throws -> [Rule] {
            try await compile(
                "  home: {pages: [{image: a, pin: swatch 1}]}\n  shop: {pages: [{image: a, pin: \(other)}]}"
            ).diagnostics.map(\.rule)
        }
        #expect(try await rules("swatch 2") == [.conflictingPins])
        #expect(try await rules("dominant").isEmpty)
    }
}
