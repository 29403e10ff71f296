import CatalogManifest
import Foundation
import Testing
import TinctureCatalog

@Suite("catalog.json in an app")
struct CatalogTests {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Commands/EndToEndTests/Goldens/catalog.json")

    @Test("Pictures, colors, products, gradients and carousels are those of the tools")
    func everything() throws {
        let data = try Data(contentsOf: Self.file)
        let catalog = try JSONDecoder().decode(Catalog.self, from: data)
        let manifest = try JSONDecoder().decode(CatalogManifest.self, from: data)

        #expect(Set(catalog.images.keys) == Set(manifest.images.map(\.name)))
        for colors in manifest.pictureColors {
            let image = try #require(catalog.images[colors.image])
            #expect(image.backdrop?.hex == colors.backdrop && image.backdropDark?.hex == colors.backdropDark)
            #expect(image.palette?.swatches.map(\.color.hex) == colors.found?.swatches.map(\.hex))
            #expect(image.thumbhash == colors.found?.thumbhash)
        }
        for entry in manifest.images {
            #expect(catalog.images[entry.name]?.variants.map(\.file) == entry.variants.map(\.file))
        }
        #expect(catalog.products.map(\.image) == manifest.products.map(\.image))
        for gradient in manifest.gradients {
            #expect(catalog.gradients[gradient.name]?.stops.map(\.color.color.hex) == gradient.stops.map(\.hex))
        }
        for color in manifest.colors {
            let known = color.lightColor ?? color.darkColor
            #expect(catalog.colors[color.name]?.color == known.map { SRGB8($0) })
        }
        #expect(catalog.carousels.count == manifest.carousels.count)
        for entry in manifest.carousels {
            let carousel = try #require(catalog.carousels[entry.name])
            #expect(carousel.pages.map(\.image) == entry.pages.map(\.image))
            #expect(carousel.style.rawValue == entry.style && carousel.wraps == entry.wraps)
            #expect(carousel.backdrops.light == entry.backdrops(isDark: false))
            #expect(carousel.backdrops.dark == entry.backdrops(isDark: true))
        }
    }

    @Test("The light value of a color comes before the one for any appearance")
    func light() throws {
        let text = try String(contentsOf: Self.file, encoding: .utf8)
        let changed = Data(
            text.replacing(
                #""appearance": "dark", "colorSpace": "srgb""#, with: #""appearance": "light", "colorSpace": "srgb""#
            ).utf8)
        let manifest = try JSONDecoder().decode(CatalogManifest.self, from: changed)
        #expect(manifest.colors.first { $0.name == "Green" }?.lightColor.map { SRGB8($0).hex } == "#4FC28A")
        #expect(try JSONDecoder().decode(Catalog.self, from: changed).colors["Green"]?.color.hex == "#4FC28A")
    }

    @Test("Another version and a malformed color or table are errors of the decoder")
    func mistakes() throws {
        let text = try String(contentsOf: Self.file, encoding: .utf8)
        for (good, bad) in [
            ("\"schemaVersion\": 1", "\"schemaVersion\": 2"), ("\"mean\": \"#", "\"mean\": \"x"),
            ("\"progress\": 0,", "\"progress\": 0.5,"),
        ] {
            let changed = Data(text.replacing(good, with: bad).utf8)
            #expect(changed.count != text.utf8.count || Data(text.utf8) != changed)
            #expect(throws: DecodingError.self) { try JSONDecoder().decode(Catalog.self, from: changed) }
        }
    }
}
