import CatalogChecks
import Diagnostics
import TestTrees
import Testing

@Suite("Rules in the configuration")
struct SettingsTests {
    private func findings(_ rules: String, hasNamespace: Bool = true) async throws -> [String] {
        let folder = try TemporaryFolder(["tincture.yml": "sources: [A.xcassets]\nrules: \(rules)\n"])
        for name in ["Icons/Cart", "Plant"] {
            try folder.addImageSet(
                "A.xcassets/\(name).imageset",
                images:
                    #"{"filename": "p.png", "idiom": "universal", "scale": "2x"}, {"idiom": "universal", "scale": "3x"}"#
            )
            try folder.addPicture("A.xcassets/\(name).imageset/p.png", width: name.count)
        }
        if hasNamespace { try folder.addNamespace("A.xcassets/Icons") }
        return await folder.findings().filter { $0.rule != .missingInfo }.map {
            "\($0.severity) \($0.rule) \($0.path) \($0.line ?? 0)"
        }
    }

    private let cart = "A.xcassets/Icons/Cart.imageset/Contents.json 1"
    private let plant = "A.xcassets/Plant.imageset/Contents.json 1"

    @Test("A JPEG that a catalog has as PNG is a note, a WebP or AVIF is to be converted, and many are one finding")
    func extensions() async throws {
        let folder = try TemporaryFolder(["tincture.yml": "sources: [A.xcassets, B.xcassets, Art]\n"])
        func add(_ fixture: String, to path: String) throws {
            try folder.write(try ImageFixtures.bytes(fixture), to: path)
            guard path.contains("imageset") else { return }
            let images = #"{"filename": "p.png", "idiom": "universal"}"#
            try folder.addImageSet(String(path.dropLast("/p.png".count)), images: images)
        }
        try add("lossless-alpha.webp", to: "A.xcassets/w.imageset/p.png")
        try add("gray.avif", to: "A.xcassets/a.imageset/p.png")
        try add("420.jpg", to: "A.xcassets/j.imageset/p.png")
        try add("420.jpg", to: "Art/p.png")
        for number in 1...4 { try add("420.jpg", to: "B.xcassets/\(number).imageset/p.png") }
        let found = await folder.findings().filter { $0.rule == .extensionMismatch }
        let messages = Dictionary(found.map { ($0.path, "\($0.severity): \($0.message)") }) { first, _ in first }
        #expect(found.count == 5, "\(found)")
        #expect(messages["A.xcassets/a.imageset/p.png"]?.hasSuffix("format is avif. Convert it to PNG.") == true)
        #expect(
            messages["A.xcassets/w.imageset/p.png"]
                == "warning: p.png is named .png but its format is webp. Convert it to PNG.")
        #expect(messages["A.xcassets/j.imageset/p.png"]?.hasPrefix("note: p.png is named .png but") == true)
        #expect(messages["Art/p.png"]?.hasPrefix("warning: p.png is named .png but") == true)
        #expect(
            found.contains {
                $0.severity == .note && $0.related.count == 4 && $0.message.hasPrefix("4 pictures have an extension")
            })
    }

    @Test("A severity by one word or by a mapping; exclusion by full name or path; off")
    func settings() async throws {
        #expect(try await findings("{}") == ["note missing-scale \(cart)", "note missing-scale \(plant)"])
        #expect(
            try await findings("{missing-scale: error}") == [
                "error missing-scale \(cart)", "error missing-scale \(plant)",
            ])
        #expect(try await findings("{missing-scale: off}").isEmpty)
        #expect(
            try await findings(#"{missing-scale: {severity: warning, exclude: ["Icons/*"]}}"#)
                == ["warning missing-scale \(plant)"])
        #expect(
            try await findings(#"{missing-scale: {exclude: ["A.xcassets/Plant*"]}}"#) == [
                "note missing-scale \(cart)"
            ])
    }

    @Test("A glob that matches nothing is reported at its place, with the one that is probably meant")
    func unmatchedGlobs() async throws {
        let folder = try TemporaryFolder(["Code/a.swift": ""])
        for name in ["Flags/de", "Flags/fr", "Cart"] {
            try folder.addImageSet("A.xcassets/\(name).imageset", images: "")
        }
        try folder.addNamespace("A.xcassets/Flags")
        try folder.write(
            """
            sources: [A.xcassets]
            code: [Code]
            uses: ["Flgas/*", "Flags/*", Carts, Cart, "assets/*", "Flgas/*"]
            rules:
              missing-file: {exclude: [Old, "A.xcassets/Flags", "Flags/d*", "Code/*", Code, tincture.yml, "Flgs/*", home]}
            carousels: {home: {pages: [Cart]}}
            """, to: "tincture.yml")
        let found = await folder.findings().filter { $0.rule == .unusedConfiguration }
        #expect(
            found.map { "\($0.severity) \($0.line ?? 0):\($0.column ?? 0) \($0.message)" } == [
                #"warning 3:8 the glob "Flgas/*" matches no set; did you mean "Flags/*"?"#,
                #"warning 3:30 the glob "Carts" matches no set; did you mean "Cart"?"#,
                #"warning 3:43 the glob "assets/*" matches no set. Correct or remove it."#,
                #"note 5:28 the glob "Old" matches no set, file or folder. Correct or remove it."#,
                #"note 5:95 the glob "Flgs/*" matches no set, file or folder; did you mean "Flags/*"?"#,
            ])
    }

    @Test("A group without a namespace is excluded by its folder in the catalog")
    func groups() async throws {
        #expect(
            try await findings(#"{missing-scale: {exclude: ["Icons/*"]}}"#, hasNamespace: false)
                == ["note missing-scale \(plant)"])
    }

    @Test(
        "A mistake is told at its place",
        arguments: [
            ("{mising-scale: off}", "unknown-key"), ("{missing-scale: eror}", "unknown-value"),
            ("{missing-scale: {distance: 3}}", "unknown-key"),
            ("{distant-pin: {distance: far}}", "malformed-configuration"),
        ])
    func mistakes(rules: String, rule: String) async throws {
        let found = try await findings(rules)
        #expect(found.count == 1 && found[0].hasPrefix("error \(rule) tincture.yml 2"), "\(found)")
    }
}
