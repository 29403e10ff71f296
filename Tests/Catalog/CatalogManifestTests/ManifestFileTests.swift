import CatalogManifest
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

    @Test(
        "What is no manifest of this version says why",
        arguments: [
            ("[]", "schemaVersion"), ("{", "ends in the middle of a value"),
            (#"{"schemaVersion": 2}"#, "Compile it again"),
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
