import CatalogBuild
import CatalogChecks
import CatalogCompiler
import Diagnostics
import TestTrees
import Testing

/// What is said about the contrast of a carousel's overlay.
@Suite("The worst contrast")
struct OverlayContrastTests {
    private func findings(_ keys: String, rules: String = "") async throws -> [Diagnostic] {
        let folder = try TemporaryFolder()
        for name in ["a", "b"] { try folder.addPicture("Pictures/\(name).png", width: 30, height: 20, red: 200) }
        try folder.write(
            """
            sources: [Pictures]
            carousels:
              home: {pages: [{image: a, backdrop: "#1F6FEA"}, {image: b, backdrop: "#FF9F1C"}], interpolation: \
              oklab, \(keys)}
            \(rules)
            """, to: "tincture.yml")
        var request = CompileRequest(
            paths: [], configurationPath: folder["tincture.yml"], jobs: 2, currentFolder: folder.path)
        request.rules = { CheckRule.vocabulary }
        request.readsOnlyHeaders = true
        return await TreeCheck.run(CatalogBuild.compile(request), jobs: 2).diagnostics.filter {
            $0.rule == .overlayContrast
        }
    }

    @Test("It is noted where nobody has asked for more, in numbers that people read")
    func note() async throws {
        let found = try await findings("overlay: black")
        #expect(found.map(\.severity) == [.note])
        let message = try #require(found.first).message
        #expect(message.contains(/is \d+(\.\d\d?)? at scroll position \d+(\.\d\d?)? \(in pages\)\.$/), "\(message)")
    }

    @Test("Nothing is said where the configured contrast or the rule's minimum is met")
    func met() async throws {
        #expect(try await findings("overlay: white, contrast: 4.5").isEmpty)
        #expect(try await findings("overlay: black", rules: "rules: {overlay-contrast: {minimum: 3}}").isEmpty)
        let low = try await findings("overlay: black", rules: "rules: {overlay-contrast: {minimum: 7}}")
        #expect(low.map(\.severity) == [.warning] && low.first?.message.contains("; the minimum is 7.") == true)
    }
}
