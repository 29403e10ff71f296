import CatalogManifest
import Diagnostics
import Foundation
import Testing

@Suite("The manifest's file")
struct ManifestFileTests {
    private var sample: CatalogManifest {
        var manifest = CatalogManifest()
        var variant = ImageEntry.Variant(
            file: "a.png", format: "png", byteCount: 3, sha256: String(repeating: "0", count: 64))
        variant.scale = 2
        manifest.images = [ImageEntry(name: "a", kind: .banner, isTemplate: false, variants: [variant])]
        manifest.palettes = [
            PaletteEntry(
                image: "a",
                colors: PaletteColors(swatches: [SwatchEntry(hex: "#C0C0C0", weight: 0.25, role: "dominant")]))
        ]
        manifest.palettes[0].colors.mean = "#C0C0C0"
        manifest.palettes[0].colors.backdrop = "#C0C0C0"
        return manifest
    }

    @Test("Keys come in the contract's order, absent values not at all")
    func layout() throws {
        #expect(
            String(decoding: try ManifestFile.bytes(of: sample), as: UTF8.self) == """
                {
                  "$schema": "https://example.invalid/tincture/schemas/manifest-1.json",
                  "schemaVersion": 1,
                  "images": [
                    {
                      "name": "a",
                      "kind": "banner",
                      "variants": [
                        {
                          "file": "a.png",
                          "scale": 2,
                          "format": "png",
                          "byteCount": 3,
                          "sha256": "0000000000000000000000000000000000000000000000000000000000000000"
                        }
                      ]
                    }
                  ],
                  "colors": [],
                  "products": [],
                  "palettes": [
                    {
                      "image": "a",
                      "swatches": [
                        {"hex": "#C0C0C0", "weight": 0.25, "role": "dominant"}
                      ],
                      "mean": "#C0C0C0",
                      "backdrop": "#C0C0C0"
                    }
                  ],
                  "gradients": [],
                  "carousels": [],
                  "otherSets": []
                }

                """)
    }

    @Test("What is written reads back equal")
    func roundTrip() throws {
        #expect(try ManifestFile.read(try ManifestFile.bytes(of: sample)) == sample)
    }

    @Test("A number beyond all measure is an error at its place", arguments: ["1e308", "-1e308", "1e999", "-2e12"])
    func numbers(number: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path
        let text = try String(contentsOfFile: folder + "/Commands/EndToEndTests/Goldens/catalog.json", encoding: .utf8)
        // The first number of each member.
        let all = text.matches(of: /"([a-zA-Z0-9]+)": \[?\s*(-?[0-9.]+)[,\]\s}]/).map(\.output)
        let places = Dictionary(all.map { ($0.1, $0.2) }) { first, _ in first }.filter { $0.key != "schemaVersion" }
            .values
        #expect(places.count > 10)
        for place in places {
            let changed = text[..<place.startIndex] + number + text[place.endIndex...]
            let before = text[..<place.startIndex]
            let line = before.count { $0 == "\n" } + 1
            do throws(ManifestFile.FormatError) {
                _ = try ManifestFile.read(Array(changed.utf8))
                Issue.record("line \(line): \(number) is read")
            } catch {
                #expect(error.position?.line == line, "\(error)")
            }
        }
    }

    @Test(
        "A number says what it may be",
        arguments: [
            (
                #""palettes": [{"swatches": [{"weight": 1e308}]}]"#,
                ".palettes[0].swatches[0].weight is 1e308; expected a number from 0 to 1"
            ),
            (
                #""images": [{"variants": [{"byteCount": -1}]}]"#,
                ".images[0].variants[0].byteCount is -1; expected a number from 0 to 10^12"
            ),
            (
                #""carousels": [{"offsets": [{"step": 0}]}]"#,
                ".carousels[0].offsets[0].step is 0; expected a number from 0.000001 to 10^12"
            ),
        ])
    func numberWords(member: String, words: String) throws {
        let error = #expect(throws: ManifestFile.FormatError.self) {
            try ManifestFile.read(Array(#"{"schemaVersion": 1, \#(member)}"#.utf8))
        }
        #expect(error?.description == "is not a catalog manifest: " + words)
    }

    @Test(
        "What is no manifest of this version says why",
        arguments: [
            ("[]", "schemaVersion"), ("{", "ends in the middle of a value"),
            (#"{"schemaVersion": 2}"#, "Run tincture compile again"),
            (#"{"schemaVersion": 1}"#, "images"),
        ])
    func refused(text: String, words: String) {
        #expect {
            try ManifestFile.read(Array(text.utf8))
        } throws: { error in
            "\(error)".contains(words)
        }
    }
}
