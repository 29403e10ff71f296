import CatalogBuild
import CatalogCompiler
import CatalogManifest
import ColorScience
import Diagnostics
import TestTrees
import Testing

@Suite("A carousel's tables")
struct CarouselTableTests {
    /// Two pictures, plain red and plain blue with a green foot, compiled with a carousel of the given keys.
    private func compile(_ keys: String) async throws -> (entry: CarouselEntry?, outcome: Diagnosed<CompileOutcome>) {
        let folder = try TemporaryFolder()
        try folder.addPicture("Pictures/a.png", width: 60, height: 40) { _, y in
            y < 30 ? (200, 40, 40, 255) : (200, 120, 40, 255)
        }
        try folder.addPicture("Pictures/b.png", width: 60, height: 40) { _, y in
            y < 30 ? (40, 40, 200, 255) : (40, 120, 200, 255)
        }
        try folder.write(
            "sources: [Pictures]\ncarousels:\n  home: {pages: [a, b], \(keys)}\n", to: "tincture.yml")
        let outcome = await CatalogBuild.compile(
            CompileRequest(
                paths: [], configurationPath: folder["tincture.yml"], jobs: 2, currentFolder: folder.path))
        return (outcome.manifest?.carousels.first, outcome)
    }

    @Test("Every transition says how far its stops are from the true curve")
    func maximumError() async throws {
        let entry = try #require(try await compile("interpolation: oklab").entry)
        let error = try #require(entry.transitions.first?.maximumError)
        #expect(error > 0 && error <= 0.5)
        #expect(try await compile("interpolation: srgb").entry?.transitions.first?.maximumError == 0)
    }

    @Test("Easing moves the samples and is written down")
    func easing() async throws {
        let entry = try #require(try await compile("samples: 5, easing: smoothstep").entry)
        #expect(entry.easing == "smoothstep")
        // 3p² − 2p³ at 0.25 is 0.15625: 200 − 160 × 0.15625 = 175.
        #expect(entry.transitions.first?.samples[1] == "#AF2841")
        #expect(try await compile("easing: linear").entry?.easing == nil)
    }

    @Test("Offset tables cover the scroll range of each width, point by point")
    func offsets() async throws {
        let entry = try #require(try await compile("offsets: {widths: [375, 390]}").entry)
        let offsets = try #require(entry.offsets)
        #expect(offsets.map(\.width) == [375, 390] && offsets.map(\.pitch) == [375, 390])
        #expect(offsets.map(\.colors.count) == [376, 391])
        #expect(offsets[0].colors.first == "#C82828" && offsets[0].colors.last == "#2828C8")
        // A third of the way: 200 − 160 / 3.
        #expect(offsets[0].colors[125] == "#93285D")
        let snap = try await compile("style: snap, spacing: 25, padding: 90, offsets: {widths: [375], step: 5}").entry
        #expect(snap?.offsets?.first?.pitch == 310 && snap?.offsets?.first?.colors.count == 63)
        #expect(snap?.spacing == 25 && snap?.padding == 90)
        let deck = try await compile("style: deck, wraps: true, threshold: 100, offsets: {widths: [375, 390]}").entry
        #expect(deck?.offsets?.count == 1 && deck?.offsets?.first?.width == nil)
        #expect(deck?.offsets?.first?.colors.count == 201 && deck?.threshold == 100)
    }

    @Test("A snap carousel whose cards have no width has an error and no offset tables")
    func noPitch() async throws {
        let (entry, outcome) = try await compile("style: snap, spacing: 0, padding: 500, offsets: {widths: [375]}")
        #expect(entry != nil && entry?.offsets == nil)
        #expect(outcome.diagnostics.contains { $0.message.contains("no offset tables") && $0.line == 3 })
    }

    @Test("Extracted gradients lead from page to page in tracks, one a height; the flat transitions stay")
    func tracks() async throws {
        let flat = try #require(try await compile("samples: 3").entry)
        let entry = try #require(try await compile("samples: 3, backdrops: gradient").entry)
        #expect(entry.pages[0].backdropGradient?.map(\.hex) == ["#C82828", "#C87828"])
        #expect(entry.tracks?.map(\.location) == [0, 1])
        #expect(entry.tracks?.map { $0.transitions[0].samples.first } == ["#C82828", "#C87828"])
        #expect(entry.tracks?.map { $0.transitions[0].samples.last } == ["#2828C8", "#2878C8"])
        #expect(entry.transitions == flat.transitions && flat.tracks == nil)
    }

    @Test("A person's gradient wins over the extracted one")
    func pinnedGradient() async throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("a.png", width: 30, height: 30)
        try folder.write(
            "sources: [a.png]\ncarousels:\n  home: {pages: [{image: a, backdrop: [white, \"#808080\", black]}, a]}\n",
            to: "tincture.yml")
        let outcome = await CatalogBuild.compile(
            CompileRequest(
                paths: [], configurationPath: folder["tincture.yml"], jobs: 2, currentFolder: folder.path))
        let entry = try #require(outcome.manifest?.carousels.first)
        #expect(entry.pages[0].backdropGradient?.map(\.hex) == ["#FFFFFF", "#808080", "#000000"])
        #expect(entry.pages[0].source == .pinned && entry.pages[0].backdrop == "#FFFFFF")
        #expect(entry.tracks?.map(\.location) == [0, 0.5, 1])
    }

    @Test("The contrast asked for is met at every offset, the colors before are kept, and what cannot be is told")
    func contrast() async throws {
        let before = try #require(try await compile("overlay: white").entry?.contrast)
        #expect(before.worst < 7 && before.required == nil)
        let entry = try #require(try await compile("overlay: white, contrast: 7").entry)
        #expect((entry.contrast?.worst ?? 0) >= 7 && entry.contrast?.required == 7)
        // In the dark every backdrop is dark enough for white, and so far from black that a sweep over the pages says
        // how far.
        #expect((entry.contrastDark?.worst ?? 0) > (entry.contrast?.worst ?? 21) && entry.contrastDark?.required == nil)
        let onBlack = try #require(try await compile("overlay: black").entry)
        let dark = try onBlack.pages.map { page in
            contrastRatio(
                SRGB8(red: 0, green: 0, blue: 0), try #require(page.backdropDark.flatMap { SRGB8(hex: $0) }))
        }
        #expect((onBlack.contrastDark?.worst ?? 21) <= (dark.min() ?? 0))
        #expect((onBlack.contrastDark?.worst ?? 21) < (onBlack.contrast?.worst ?? 0))
        #expect(try await compile("wraps: true").entry?.contrastDark == nil)
        #expect(entry.pages[0].unadjusted == "#C82828" && entry.pages[0].backdrop != "#C82828")
        let (unmet, outcome) = try await compile("overlay: gray, contrast: 20")
        #expect(unmet?.pages[0].backdrop == "#C82828")
        #expect(outcome.diagnostics.contains { $0.message.contains("no backdrop reaches this contrast") })
    }

    @Test("The system-style gradient of one color is lighter at the top")
    func systemGradient() async throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("a.png", width: 30, height: 30)
        try folder.write("sources: [a.png]\ngradients: {Sky: {system: \"#3E8A6A\"}}\n", to: "tincture.yml")
        let outcome = await CatalogBuild.compile(
            CompileRequest(
                paths: [], configurationPath: folder["tincture.yml"], jobs: 2, currentFolder: folder.path))
        let stops = try #require(outcome.manifest?.gradients.first).stops
        #expect(stops.map(\.location) == [0, 1] && stops[1].hex == "#3E8A6A")
        let lightness = stops.compactMap { SRGB8(hex: $0.hex).map { Oklab($0).lightness } }
        #expect(abs(lightness[0] - lightness[1] - 0.08) < 0.005)
    }

    @Test(
        "A gradient has the alpha of its colors and their dark forms; a system gradient is lighter at the top of both")
    func gradientsOfNamedColors() async throws {
        let folder = try TemporaryFolder()
        func color(_ red: String, alpha: String, dark: Bool = false) -> String {
            let appearances = #""appearances": [{"appearance": "luminosity", "value": "dark"}], "#
            return
                #"{\#(dark ? appearances : "")"color": {"color-space": "srgb", "components": {"alpha": "\#(alpha)", "#
                + #""blue": "0x66", "green": "0x99", "red": "\#(red)"}}, "idiom": "universal"}"#
        }
        try folder.addColorSet(
            "A.xcassets/Leaf.colorset",
            colors: color("0x33", alpha: "1.000", dark: false) + ", " + color("0x00", alpha: "1.000", dark: true))
        try folder.addColorSet(
            "A.xcassets/Veil.colorset",
            colors: color("0x33", alpha: "0.2") + ", " + color("0x33", alpha: "0.6", dark: true))
        try folder.write(
            "sources: [A.xcassets]\ngradients: {A: {system: Leaf}, B: {colors: [Veil, rgb(255 0 0 / 40%), Leaf]}}\n",
            to: "tincture.yml")
        let outcome = await CatalogBuild.compile(
            CompileRequest(paths: [], configurationPath: folder["tincture.yml"], jobs: 2, currentFolder: folder.path))
        let gradients = try #require(outcome.manifest?.gradients)
        let leaf = gradients[0].stops
        #expect(leaf.map(\.color) == ["Leaf", "Leaf"] && leaf[1].hex == "#339966" && leaf[1].dark == "#009966")
        let tops = [leaf[0].hex, try #require(leaf[0].dark)].compactMap { SRGB8(hex: $0) }
        let ends = ["#339966", "#009966"].compactMap { SRGB8(hex: $0) }
        for (top, end) in zip(tops, ends) { #expect(Oklab(top).lightness - Oklab(end).lightness > 0.05) }
        #expect(gradients[1].stops.map(\.code) == ["#33996633", "#FF000066", "#339966"])
        #expect(gradients[1].stops.map(\.darkCode) == ["#33996699", "#FF000066", "#009966"])
        #expect(gradients[1].stops.map(\.dark) == ["#339966", nil, "#009966"])
    }
}
