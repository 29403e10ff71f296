import AssetCatalog
import CatalogBuild
import CatalogCompiler
import CatalogManifest
import CatalogPage
import Diagnostics
import OrderedJSON
import TestTrees
import Testing

@testable import CatalogServing
@testable import PreviewServer

@Suite("Carousels with pins that are tried")
struct TrialServerTests {
    private static let lists = [
        "plain": "wraps: true", "contrast": "overlay: white, contrast: 4.5", "gradient": "backdrops: gradient",
        "perceptual": "interpolation: oklab, overlay: black, contrast: 3, wraps: true",
    ]

    private func shop(_ settings: String, pin: String? = nil) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (number, color) in [(200, 40), (30, 200), (90, 90)].enumerated() {
            try folder.addPicture(
                "Art/a\(number).png", width: 24, height: 12, red: UInt8(color.0), green: UInt8(color.1), blue: 60)
        }
        let page = pin.map { "{image: a1, pin: \($0)}" } ?? "a1"
        try folder.write(
            "sources: [Art]\ncarousels:\n  home: {pages: [a0, \(page), a2], \(settings)}\n", to: "tincture.yml")
        return folder
    }

    private func compile(_ folder: TemporaryFolder) async -> CompileOutcome {
        await CatalogBuild.compile(
            CompileRequest(
                paths: [], configurationPath: folder["tincture.yml"], jobs: 1, currentFolder: folder.path)
        ).value
    }

    /// Returns a function that answers requests about the compiled catalog.
    private func trials(_ outcome: CompileOutcome) throws -> (String) -> (status: Int32, body: String) {
        let manifest = try #require(outcome.manifest)
        let content = PageContent(title: "shop", manifest: manifest, shelf: PictureShelf(of: manifest, in: []))
        let trials = TrialServer()
        trials.follow(content, outcome.tree, generation: "7-1")
        return { body in
            let reply = trials.answer(Array(body.utf8))
            return (reply.status, String(decoding: reply.json, as: UTF8.self))
        }
    }

    @Test("What is tried is what a compile makes of the written pin, to the last color", arguments: lists.keys.sorted())
    func same(_ name: String) async throws {
        let settings = try #require(Self.lists[name])
        let tree = await compile(try shop(settings)).tree
        for pin in [##""#FFFF88""##, "swatch 1", ##"["#FFFF88", "#88FFFF"]"##] {
            let written = await compile(try shop(settings, pin: pin))
            let expected = try #require(written.manifest?.carousels.first)
            let json = try JSONParser.parse(Array((pin.first == "s" ? "\"\(pin)\"" : pin).utf8))
            let notation = try #require(PinNotation.read(json))
            let tried = CatalogCompiler.carousel("home", of: tree, changedBy: CarouselTrial(pins: [1: notation]))
            #expect(tried == expected)
            // And back: a pin that is tried away is no pin.
            let removed = CatalogCompiler.carousel("home", of: written.tree, changedBy: CarouselTrial(pins: [1: nil]))
            #expect(
                removed
                    == tree.configuration.flatMap { _ in
                        CatalogCompiler.carousel("home", of: tree, changedBy: CarouselTrial(pins: [:]))
                    })
        }
    }

    @Test("A point that is tried has the color that a compile finds there")
    func point() async throws {
        let folder = try shop("wraps: true", pin: "{at: [0.25, 0.5]}")
        try folder.addPicture("Art/a1.png", width: 24, height: 12) { x, _ in
            x < 12 ? (10, 90, 200, 255) : (200, 90, 10, 255)
        }
        let written = await compile(folder)
        #expect(written.manifest?.carousels.first?.pages[1].backdrop == "#0A5AC8")
        try folder.write(
            "sources: [Art]\ncarousels:\n  home: {pages: [a0, a1, a2], wraps: true}\n", to: "tincture.yml")
        let answer = try trials(await compile(folder))
        for (pin, color) in [("[0.25, 0.5]", "#0A5AC8"), ("[0.75, 0.5]", "#C85A0A"), ("[0.25, 0.5]", "#0A5AC8")] {
            let found = answer(#"{"carousel": "home", "generation": "7-1", "pins": {"1": {"at": \#(pin)}}}"#)
            #expect(found.status == 200 && found.body.contains(##""pin": "\##(color)""##), "\(found.body)")
        }
    }

    @Test("The other pages of a carousel that is tried keep the nearest colors of the brand's palette")
    func brand() async throws {
        let folder = try shop("wraps: true")
        try folder.write(
            "sources: [Art]\npalette: [\"#1428A0\", \"#C81028\"]\ncarousels: {home: {pages: [a0, a1, a2]}}\n",
            to: "tincture.yml")
        let outcome = await compile(folder)
        let compiled = try #require(outcome.manifest?.carousels.first)
        #expect(compiled.pages.allSatisfy { ["#1428A0", "#C81028"].contains($0.backdrop) })
        let pin = try #require(PinNotation.read(JSONParser.parse(Array(##""#FFFF88""##.utf8))))
        let tried = try #require(
            CatalogCompiler.carousel("home", of: outcome.tree, changedBy: CarouselTrial(pins: [1: pin])))
        #expect(tried.pages[1].backdrop == "#FFFF88")
        for page in [0, 2] { #expect(tried.pages[page].backdrop == compiled.pages[page].backdrop) }
    }

    @Test("A request is answered for the state that is shown, and for nothing else")
    func requests() async throws {
        let answer = try trials(await compile(try shop("overlay: white, contrast: 4.5")))
        let found = answer(##"{"carousel": "home", "generation": "7-1", "pins": {"1": "#FFFF88"}}"##)
        #expect(
            found.status == 200 && found.body.contains(##""unadjusted":"#FFFF88""##)
                || found.body.contains(##""unadjusted": "#FFFF88""##))
        #expect(answer(#"{"carousel": "home", "generation": "7-0", "pins": {}}"#).status == 409)
        #expect(answer(#"{"carousel": "other", "generation": "7-1", "pins": {}}"#).status == 409)
        #expect(answer(##"{"carousel": "home", "generation": "7-1", "pins": {"9": "#FFFFFF"}}"##).status == 422)
        for change in [
            #""pins": {"1": 7}"#, ##""pins": {"1": ["#FFFFFF"]}"##, ##""pins": {"1": ["#FFFFFF", 7]}"##,
            #""pins": {}, "backdrops": "plain""#,
        ] {
            #expect(answer(#"{"carousel": "home", "generation": "7-1", \#(change)}"#).status == 400)
        }
        #expect(answer("[").status == 400)
    }
}
