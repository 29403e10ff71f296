import CatalogEmitters
import CatalogManifest
import Diagnostics
import TestTrees
import Testing

@testable import CatalogBuild
@testable import CatalogCompiler

/// A carousel takes the color that continues its pictures only where the configuration says so.
@Suite("Carousels of bleeds")
struct BleedCarouselTests {
    /// A picture with a strong subject from top to bottom, so that no border is plain, beside another that is left and
    /// right unlike.
    private func manifest(_ carousels: String) async throws -> CatalogManifest {
        let folder = try TemporaryFolder()
        try folder.addPicture("Pictures/a.png", width: 128, height: 64) { x, _ in
            (16..<112).contains(x) ? (224, 32, 32, 255) : (40, 72, 120, 255)
        }
        try folder.addPicture("Pictures/b.png", width: 128, height: 64) { x, _ in
            x < 80 ? (40, 72, 120, 255) : (240, 200, 40, 255)
        }
        try folder.write("sources: [Pictures]\ncarousels:\n\(carousels)\n", to: "tincture.yml")
        let outcome = await CatalogBuild.compile(
            CompileRequest(paths: [], configurationPath: folder["tincture.yml"], jobs: 2, currentFolder: folder.path))
        return try #require(outcome.manifest)
    }

    @Test("Of one picture a carousel shows the backdrop, another the bleed, each as sure as it is; a pin wins in both")
    func forms() async throws {
        let manifest = try await manifest(
            """
              inset: {pages: [a, b]}
              wide: {pages: [a, b], backdrops: bleed}
              chosen: {pages: [{image: b, backdrop: "#123456"}], backdrops: bleed}
            """)
        let (chosen, inset, wide) = (manifest.carousels[0], manifest.carousels[1], manifest.carousels[2])
        #expect([chosen, inset, wide].map(\.backdrops) == ["bleed", nil, "bleed"])
        #expect(inset.pages[0].backdrop == "#E02020" && wide.pages[0].backdrop == "#284878")
        #expect(inset.pages[0].confidence == manifest.palettes[0].colors.confidence?.backdrop)
        #expect(wide.pages[0].confidence == manifest.palettes[0].colors.confidence?.bleed)
        #expect(chosen.pages[0].backdrop == "#123456" && chosen.pages[0].confidence == nil)
        #expect(wide.pages[1].backdrop == "#123456" && wide.pages[1].source == .pinned)
        #expect(try ManifestFile.read(try ManifestFile.bytes(of: manifest)) == manifest)
    }

    @Test("The emitters write the bleed and its gradient, and a pin in the place of both")
    func emitters() async throws {
        func css(_ carousels: String) async throws -> String {
            let files = try Emitters.make("css").emit(try await manifest(carousels)).files
            return String(decoding: try #require(files.first).bytes, as: UTF8.self)
        }
        let found = try await css("  home: {pages: [a, b]}")
        #expect(found.contains("--bleed-a: #284878;"))
        #expect(found.contains("--bleed-gradient-b: linear-gradient(to right, #284878 0%, #F0C828 100%);"))
        let pinned = try await css(##"  home: {pages: [a, {image: b, backdrop: "#123456"}]}"##)
        #expect(pinned.contains("--bleed-b: #123456;") && !pinned.contains("--bleed-gradient-b"))
    }
}
