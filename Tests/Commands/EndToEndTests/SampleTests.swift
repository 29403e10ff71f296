import CatalogManifest
import Foundation
import TestTrees
import Testing

/// The main job on the sample assets.
@Suite("The sample assets")
struct SampleTests {
    private func compiled() throws -> (bytes: [UInt8], manifest: CatalogManifest) {
        let folder = try TemporaryFolder()
        let outcome = try Tool.run(
            ["compile", "--config", "Assets/tincture.yml", "--output", folder["Out"]], in: Checkout.folder)
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        let bytes = try folder.bytes(of: "Out/catalog.json")
        return (bytes, try ManifestFile.read(bytes))
    }

    @Test("The manifest is the one that was looked at when it was last meant to change")
    func golden() throws {
        let path = Checkout.folder + "/Tests/Commands/EndToEndTests/Goldens/catalog.json"
        let bytes = try compiled().bytes
        if ProcessInfo.processInfo.environment["TINCTURE_WRITE_GOLDENS"] != nil {
            try Data(bytes).write(to: URL(fileURLWithPath: path))
        }
        let golden = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        // The bytes themselves would fill the report.
        let isTrue = bytes == golden
        #expect(
            isTrue, "if the change is meant, run TINCTURE_WRITE_GOLDENS=1 Scripts/test and read the difference"
        )
    }

    @Test("Everything can be emitted, and Green, which the configuration passes over, is no warning")
    func emitted() throws {
        let folder = try TemporaryFolder()
        let emitters = ["swift", "xcassets", "css", "tokens", "tables", "web", "android"]
        let outcome = try Tool.run(
            ["compile", "--config", "Assets/tincture.yml", "--output", folder["Out"]]
                + emitters.flatMap { ["--emit", $0] }, in: Checkout.folder)
        #expect(outcome.status == 0 && outcome.errorLines.isEmpty)
        let names = folder.everything(below: "Out")
        for name in [
            "catalog.json", "Assets.swift", "catalog.css", "catalog.tokens.json", "catalog-dark.tokens.json",
            "catalog.resolver.json", "catalog.js", "catalog.d.ts", "android/res/values-night/colors.xml",
            "android/kotlin/catalog/Catalog.kt", "Tables/home.gradienttable",
            "Palettes.xcassets/loop1/backdrop.colorset/Contents.json",
        ] {
            #expect(names.contains(name), "\(name)")
        }
    }

    @Test("Every app's images are there, with their kinds")
    func images() throws {
        let manifest = try compiled().manifest
        let kinds = Dictionary(manifest.images.map { ($0.name, $0.kind) }) { first, _ in first }
        for number in 1...5 { #expect(kinds["Plant \(number)"] == .product) }
        for name in ["Search", "Filter", "Grid", "Cart", "Icons/Cart", "Icons/Home"] { #expect(kinds[name] == .icon) }
        for number in 1...10 { #expect(kinds["loop\(number)"] == .banner) }
        for number in 1...13 { #expect(kinds["trip\(number)"] == .other) }
        #expect(kinds["yosemite-usa"] == .other && kinds["background"] == .other && kinds["loopbg"] == .other)
        #expect(manifest.images.map(\.name) == manifest.images.map(\.name).sorted())
        let banner = try #require(manifest.images.first { $0.name == "loop1" }?.variants.first)
        #expect(banner.pixelWidth == 1125 && banner.pixelHeight == 352 && banner.format == "jpeg")
        #expect(manifest.images.first { $0.name == "background" }?.variants.map(\.scale) == [2, 3])
        #expect(manifest.otherSets.map(\.name) == ["AppIcon"])
    }

    @Test("The four colors have the values of their notations")
    func colors() throws {
        let colors = try compiled().manifest.colors
        func hexes(_ name: String) -> [String?]? { colors.first { $0.name == name }?.variants.map(\.hex) }
        #expect(hexes("Green") == ["#339966", "#4FC28A"])
        #expect(hexes("Card Top") == ["#EAF6EE"])
        #expect(hexes("Card Bottom") == ["#BFE3CE"])
        #expect(colors.first { $0.name == "Tab" }?.variants.map(\.colorSpace) == ["display-p3", "display-p3"])
        #expect(hexes("AccentColor")?.isEmpty == true)
    }

    @Test("There is a product for each plant and a gradient between the card's colors")
    func products() throws {
        let manifest = try compiled().manifest
        #expect(manifest.products.first == ProductEntry(image: "Plant 1", name: "Leaf Plant", price: "$10.90"))
        #expect(manifest.products.map(\.image) == (1...5).map { "Plant \($0)" })
        let gradient = try #require(manifest.gradients.first)
        #expect(gradient.name == "Card" && gradient.start == [0, 0] && gradient.end == [1, 1])
        #expect(gradient.stops.map(\.hex) == ["#EAF6EE", "#BFE3CE"] && gradient.stops.map(\.location) == [0, 1])
    }

    @Test("There is a carousel of every style, and Tmall's is exactly what its app blends")
    func carousels() throws {
        let carousels = try compiled().manifest.carousels
        #expect(Set(carousels.map(\.style)) == ["page", "paged", "snap", "deck"])
        let home = try #require(carousels.first { $0.name == "home" })
        #expect(
            home.pages.count == 10 && home.transitions.count == 10 && home.pages.allSatisfy { $0.source == .pinned })
        #expect(home.foreground == "loopbg" && home.contrast?.overlay == "#FFFFFF")
        func channels(_ hex: String) -> [Int] {
            (0..<3).map { Int(hex.dropFirst(1 + $0 * 2).prefix(2), radix: 16) ?? -1 }
        }
        for transition in home.transitions {
            let (a, b) = (channels(home.pages[transition.from].backdrop), channels(home.pages[transition.to].backdrop))
            #expect(transition.samples.count == 41)
            for (step, sample) in transition.samples.enumerated() {
                for (index, value) in channels(sample).enumerated() {
                    let exact = Double(a[index]) - Double(a[index] - b[index]) * Double(step) / 40
                    #expect(abs(Double(value) - exact) <= 0.5)
                }
            }
        }
        let deck = try #require(carousels.first { $0.name == "trip-deck" })
        #expect(deck.wraps && deck.pages.count == 15 && deck.transitions.last?.to == 0)
        #expect(deck.pages.allSatisfy { $0.source == .extracted })
    }

    @Test("The check finds nothing, also under --strict, and the golden manifest is true")
    func check() throws {
        let outcome = try Tool.run(
            [
                "check", "--config", "Assets/tincture.yml", "--strict", "--manifest",
                "Tests/Commands/EndToEndTests/Goldens/catalog.json",
            ],
            in: Checkout.folder)
        #expect(outcome.status == 0)
        #expect(!outcome.errors.contains("error:") && !outcome.errors.contains("warning:"), "\(outcome.errors)")
    }

    @Test("Without a configuration the same tree still makes sense")
    func withoutConfiguration() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: Checkout.folder + "/Assets", toPath: folder["Assets"])
        try FileManager.default.removeItem(atPath: folder["Assets/tincture.yml"])
        let outcome = try Tool.run(["compile", "Assets", "-o", "Out"], in: folder.path)
        #expect(outcome.status == 0)
        let manifest = try ManifestFile.read(try folder.bytes(of: "Out/catalog.json"))
        #expect(manifest.carousels.map(\.name) == ["Banners"])
        #expect(manifest.carousels.first?.pages.map(\.image) == (1...10).map { "loop\($0)" })
        #expect(manifest.carousels.first?.pages.allSatisfy { $0.source == .pinned } == true)
        #expect(manifest.images.filter { $0.kind == .banner }.count == 10)
        #expect(manifest.images.filter { $0.kind == .icon }.map(\.name) == ["Cart", "Filter", "Grid", "Search"])
        #expect(manifest.products.count == 5)
    }
}
