import CatalogManifest
import ColorScience
import Diagnostics
import ImageDecoding
import PictureAnalysis
import TestTrees
import Testing

@Suite("Pictures of independent encoders")
struct ImageFixtureTests {
    @Test("The fixtures are there")
    func present() {
        #expect(ImageFixtures.all.count > 60)
    }

    @Test("Size and mean color are those that Pillow and LittleCMS see", arguments: ImageFixtures.all.map(\.name))
    func matches(name: String) throws {
        let expected = try #require(ImageFixtures.all.first { $0.name == name }?.expectation)
        let found = Extraction.read(
            ImageFixtures.folder + "/" + name, settings: ExtractionSettings(tool: "test", count: 5))
        if let trait = expected.trait, ImageFixtures.readable([name]).isEmpty {
            // The header is read all the same.
            let header = try ImageProbe.header(of: .file(ImageFixtures.folder + "/" + name))
            #expect(found.error?.contains("package trait \(trait)") == true, "\(found.error ?? "no error")")
            #expect(header.pixelWidth == expected.width && header.pixelHeight == expected.height)
            return
        }
        if let words = expected.error {
            #expect(found.error?.contains(words) == true, "\(found.error ?? "no error")")
            return
        }
        #expect(found.error == nil)
        #expect(found.width == expected.width && found.height == expected.height)
        let mean = try #require(found.colors?.mean.flatMap { SRGB8(hex: $0) })
        let channels = [mean.red, mean.green, mean.blue]
        for (value, wanted) in zip(channels, try #require(expected.mean)) {
            #expect(abs(Double(value) - wanted) <= (expected.tolerance ?? 0), "\(channels) for \(expected.mean ?? [])")
        }
        if let words = expected.warning {
            #expect(
                words.isEmpty ? found.warning != nil : found.warning?.contains(words) == true,
                "\(found.warning ?? "none")")
        } else {
            #expect(found.warning == nil)
        }
    }

    @Test("A color outside sRGB carries its Display P3 components, one inside does not")
    func wideGamut() throws {
        let wide = Extraction.read(
            ImageFixtures.folder + "/p3.png", settings: ExtractionSettings(tool: "test", count: 16))
        let outside = try #require(wide.colors?.swatches.filter { $0.displayP3 != nil })
        #expect(!outside.isEmpty && outside.count < wide.colors?.swatches.count ?? 0)
        #expect(
            outside.allSatisfy { $0.displayP3?.count == 3 && $0.displayP3?.allSatisfy { (0...1).contains($0) } == true }
        )
        let narrow = try #require(
            Extraction.read(ImageFixtures.folder + "/rgb-8.png", settings: ExtractionSettings(tool: "test", count: 16))
                .colors)
        #expect(narrow.swatches.allSatisfy { $0.displayP3 == nil })
    }
}
