import CatalogManifest
import Diagnostics
import TestTrees
import Testing

@testable import CatalogBuild
@testable import CatalogCompiler

@Suite("Text on the pages of carousels")
struct TextTests {
    /// Two pictures whose upper half is white and whose lower half is black, and one of another shape.
    private func compile(
        _ configuration: String, _ more: (TemporaryFolder) throws -> Void = { _ in }
    ) async throws -> Diagnosed<CompileOutcome> {
        let folder = try TemporaryFolder()
        for (name, width) in [("a", 60), ("b", 60), ("c", 90)] {
            try folder.addPicture("Pictures/\(name).png", width: width, height: 40) { _, y in
                y < 20 ? (255, 255, 255, 255) : (0, 0, 0, 255)
            }
        }
        try more(folder)
        try folder.write("sources: [Pictures]\n\(configuration)\n", to: "tincture.yml")
        return await CatalogBuild.compile(
            CompileRequest(paths: [], configurationPath: folder["tincture.yml"], jobs: 2, currentFolder: folder.path))
    }

    private func texts(_ outcome: Diagnosed<CompileOutcome>) throws -> [[TextEntry]] {
        try #require(outcome.manifest?.carousels.first).pages.map { $0.text ?? [] }
    }

    @Test("Each area of each page has a color, a contrast on each screen, and a scrim where it falls short")
    func areas() async throws {
        let outcome = try await compile(
            """
            carousels:
              home:
                pages: [a, b]
                screens: {widths: [375, 820]}
                text: [{name: head, at: [0.1, 0.1, 0.5, 0.2]}, {name: foot, at: [0.1, 0.7, 0.5, 0.2], color: "#202020"}]
            """)
        #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics)")
        let texts = try texts(outcome)
        #expect(texts.count == 2 && texts.allSatisfy { $0.map(\.name) == ["head", "foot"] })
        #expect(texts[0][0].foreground == "#000000" && texts[0][0].contrasts.map(\.width) == [375, 820])
        #expect(texts[0][0].contrasts.allSatisfy { $0.worst == 21 } && texts[0][0].scrim == nil)
        #expect(texts[0][1].better == "#FFFFFF" && texts[0][1].scrim?.color == "#FFFFFF" && texts[0][1].fails)
        #expect(texts[0][1].failing == [0.1, 0.7, 0.5, 0.2])
        let manifest = try #require(outcome.manifest)
        #expect(try ManifestFile.read(try ManifestFile.bytes(of: manifest)) == manifest)
        #expect(manifest.carousels[0].pages[0].scrim(isDark: true)?.color == "#FFFFFF")
    }

    @Test("A kind has text where its carousel says nothing; a carousel without text has none")
    func kinds() async throws {
        let kinds = "kinds: {banner: [\"*\"]}\ntext: {banner: statusBar}\n"
        #expect(
            try texts(await compile(kinds + "carousels: {home: {pages: [a, b]}}")).map { $0.map(\.name) }
                == [["statusBar"], ["statusBar"]])
        #expect(
            try texts(await compile(kinds + "carousels: {home: {pages: [a], text: [searchField]}}"))[0][0].at == nil)
        #expect(try texts(await compile("carousels: {home: {pages: [a, b]}}")) == [[], []])
    }

    @Test("A picture of its own for dark mode is measured there")
    func dark() async throws {
        let outcome = try await compile("carousels: {home: {pages: [Fern], text: [{name: t, at: [0, 0, 1, 1]}]}}") {
            for (name, gray) in [("light", UInt8(255)), ("dark", 0)] {
                try $0.addPicture("Pictures/A.xcassets/Fern.imageset/\(name).png", width: 20, height: 20) { _, _ in
                    (gray, gray, gray, 255)
                }
            }
            try $0.write(
                """
                {"images": [{"filename": "light.png", "idiom": "universal"}, {"filename": "dark.png", "idiom": "universal",
                "appearances": [{"appearance": "luminosity", "value": "dark"}]}], "info": {"author": "xcode", "version": 1}}
                """, to: "Pictures/A.xcassets/Fern.imageset/Contents.json")
        }
        let page = try #require(outcome.manifest?.carousels.first?.pages.first)
        #expect(page.text?.first?.foreground == "#000000" && page.textDark?.first?.foreground == "#FFFFFF")
    }

    @Test("What can't be measured as it is has a finding at its page, and the rest goes on")
    func unmeasured() async throws {
        let outcome = try await compile(
            """
            carousels: {home: {pages: [a, {image: v, pin: red}, c], text: [{name: t, at: [0, 0, 1, 1]}]}}
            """
        ) { try $0.write("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>", to: "Pictures/v.svg") }
        let found = outcome.diagnostics.filter { $0.rule == .textContrast }
        #expect(
            found.map(\.subject) == [
                .page(carousel: "home", number: 1, image: "v"), .page(carousel: "home", number: 2, image: "c"),
            ])
        #expect(found.allSatisfy { $0.line == 2 })
        #expect(try texts(outcome).map(\.count) == [1, 0, 1])
        let sized = try await compile(
            "carousels: {home: {pages: [a, c], screens: {size: [3, 2]}, text: [{name: t, at: [0, 0, 1, 1]}]}}")
        #expect(sized.diagnostics.isEmpty)
    }

    @Test(
        "Mistakes in the configuration are located",
        arguments: [
            ("text: [statusbar]", "unknown part of the screen \"statusbar\""),
            ("text: [{name: title}]", "unknown part of the screen \"title\""),
            ("text: [{name: t, at: [0.5, 0, 0.6, 1]}]", "is not an area inside the page"),
            ("text: [{name: t, at: [0.5, 0, 0.2]}]", "is not an area inside the page"),
            ("text: [{name: t, at: [0, 0, 1, 1]}, {name: t, at: [0, 0, 1, 1]}]", "two areas have the name \"t\""),
            ("text: [{name: t, at: [0, 0, 1, 1], size: huge}]", "unknown size \"huge\""),
            ("text: statusBar, screens: {widths: []}", "\"widths\" is empty"),
            ("text: statusBar, screens: {anchor: [1]}", "takes two numbers"),
        ])
    func mistakes(members: String, message: String) async throws {
        let outcome = try await compile("carousels: {home: {pages: [a], \(members)}}")
        #expect(
            outcome.isRefused && outcome.diagnostics.contains { $0.message.contains(message) }, "\(outcome.diagnostics)"
        )
        #expect(outcome.diagnostics.allSatisfy { $0.line == 2 })
    }
}
