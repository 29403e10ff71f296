import CatalogBuild
import CatalogChecks
import CatalogCompiler
import CatalogManifest
import Diagnostics
import TestTrees
import Testing

@Suite("The note about an uncertain backdrop")
struct UncertainBackdropTests {
    @Test("It speaks of the form in use", arguments: [("color", "backdrops"), ("bleed", "bleed colors")])
    func form(_ form: String, _ words: String) async throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("Pictures/a.png", width: 30, height: 20) { x, _ in
            x < 15 ? (200, 0, 0, 255) : (0, 0, 200, 255)
        }
        try folder.write(
            """
            sources: [Pictures]
            carousels: {home: {pages: [a], backdrops: \(form)}}
            rules: {uncertain-backdrop: {confidence: 1}}
            """, to: "tincture.yml")
        var request = CompileRequest(
            paths: [], configurationPath: folder["tincture.yml"], jobs: 2, currentFolder: folder.path)
        request.rules = { CheckRule.vocabulary }
        let found = await TreeCheck.run(CatalogBuild.compile(request), jobs: 2).diagnostics.first {
            $0.rule.rawValue == "uncertain-backdrop"
        }
        let message = try #require(found).message
        #expect(message.contains("the best \(words) of \"a\" score almost the same"), "\(message)")
        #expect(message.contains("pin one of #"), "\(message)")
    }

    @Test("Its candidates are those close to the best; white with little area is none of them")
    func candidates() {
        var colors = PaletteColors(swatches: [
            SwatchEntry(hex: "#DE781E", weight: 0.6, role: nil), SwatchEntry(hex: "#3C4096", weight: 0.35, role: nil),
            SwatchEntry(hex: "#FEFEFC", weight: 0.04, role: nil), SwatchEntry(hex: "#121115", weight: 0.01, role: nil),
        ])
        (colors.backdrop, colors.bleed) = ("#DE781E", "#121115")
        colors.candidates = ["#DE781E", "#3C4096", "#FEFEFC", "#121115", "#777777"]
        #expect(colors.closeCandidates == ["#DE781E", "#3C4096", "#121115"])
    }
}
