import AssetCatalog
import ColorScience
import Diagnostics
import TestTrees
import Testing

@Suite("Reading and writing back")
struct RoundTripTests {
    /// A catalog of at least that many sets, in groups with and without a namespace, and what was written into it.
    private func tree(_ count: Int, in folder: TemporaryFolder) throws -> [String: String] {
        var written: [String: String] = [:]
        func note(_ item: SetSamples.Folder, below path: String) {
            let path = path + item.name
            if let contents = item.contents { written[path + "/Contents.json"] = contents.file }
            for inner in item.folders { note(inner, below: path + "/") }
        }
        var sets = 0
        var i = 0
        while sets < count {
            let group = SetSamples.Folder(
                name: "Group \(i)",
                contents: i % 3 == 0 ? nil : ["properties": ["provides-namespace": .flag(i % 3 == 1)]],
                folders: SetSamples.folders(i))
            sets += group.setCount
            i += 1
            try folder.add(group, to: "A.xcassets")
            note(group, below: "")
        }
        let root: XcodeText = ["properties": ["generate-swift-asset-symbol-extensions": "enabled"]]
        written["Contents.json"] = root.file
        try folder.write(root.file, to: "A.xcassets/Contents.json")
        return written
    }

    @Test("1,500 sets of every type, variant, property and value: written as Xcode wrote them, and read equal")
    func everything() throws {
        let folder = try TemporaryFolder()
        let expected = try tree(1500, in: folder)
        let first = folder.read("A.xcassets")
        #expect(first.catalog.images.count + first.catalog.colors.count + first.catalog.others.count >= 1500)
        let findings = first.diagnostics.filter { $0.rule != .duplicateName }
        #expect(findings.isEmpty, "\(findings.prefix(3))")
        #expect(Set(first.catalog.others.compactMap(\.knownType)).count == SetType.allCases.count - 3)

        let files = CatalogFiles(of: first.catalog, root: folder["A.xcassets"])
        #expect(Dictionary(uniqueKeysWithValues: files.texts.map { ($0.path, $0.text) }) == expected)

        try folder.write(files, to: "B.xcassets")
        let second = folder.read("B.xcassets")
        #expect(second.catalog == first.catalog.moved(from: folder["A.xcassets"], to: folder["B.xcassets"]))
        #expect(folder.everything(below: "A.xcassets") == folder.everything(below: "B.xcassets"))
    }

    @Test("The samples have every known word of every slot")
    func wordsAreUsed() throws {
        let folder = try TemporaryFolder()
        let texts = try tree(1500, in: folder).values.joined()
        for (key, words) in SetSamples.slotWords {
            for word in words {
                let isThere = texts.contains("\"\(key)\" : \"\(word)\"")
                #expect(isThere, "\(key) \(word)")
            }
        }
    }

    @Test("What is not known, or is not what its key stands for, is kept with a note or warning, and written back")
    func unknownIsKept() throws {
        let folder = try TemporaryFolder()
        let text = """
            {
              "future" : {
                "z" : 1,
                "a" : [

                ]
              },
              "images" : [
                {
                  "appearances" : [
                    {
                      "appearance" : "density",
                      "value" : "high"
                    },
                    {
                      "appearance" : "luminosity",
                      "value" : "dark"
                    }
                  ],
                  "idiom" : "spectacles",
                  "memory" : 8,
                  "scale" : "4x",
                  "shade" : true,
                  "size" : "big"
                }
              ],
              "info" : {
                "author" : "xcode",
                "tool" : "x",
                "version" : 1
              },
              "properties" : {
                "compression-type" : "zip",
                "localisable" : true
              }
            }

            """
        let sorted = text.replacing(
            "    \"z\" : 1,\n    \"a\" : [\n\n    ]\n", with: "    \"a\" : [\n\n    ],\n    \"z\" : 1\n")
        try folder.write(text, to: "A.xcassets/a.imageset/Contents.json")
        let reading = folder.read("A.xcassets")
        let set = try #require(reading.catalog.images.first?.contents)
        #expect(set.xcodeText == sorted)
        #expect(set.entries.first?.slot.appearance == Appearance(luminosity: "dark"))
        #expect(set.entries.first?.slot.idiom == "spectacles")
        let findings = reading.diagnostics.sorted().map { "\($0.line ?? 0):\($0.column ?? 0) \($0.severity.rawValue)" }
        #expect(
            findings == [
                "11:9 note", "20:17 note", "21:18 warning", "22:17 warning", "24:16 warning", "33:26 note", "34:5 note",
            ])
        #expect(reading.diagnostics.contains { $0.message.hasSuffix("did you mean \"localizable\"?") })
    }

    @Test("A member that is given twice counts once, with a warning at the first")
    func repeatedMember() throws {
        let folder = try TemporaryFolder([
            "A.xcassets/a.imageset/Contents.json": #"{"images": [{"scale": "1x", "scale": "2x"}], "images": []}"#
        ])
        let reading = folder.read("A.xcassets")
        #expect(reading.catalog.images.first?.contents?.entries.isEmpty == true)
        #expect(reading.diagnostics.map(\.column) == [2])
        #expect(reading.diagnostics.map(\.severity) == [.warning])
    }

    @Test("A color set that is made from values is written as Xcode writes it")
    func madeColors() throws {
        let color = ColorSet(
            name: "Top", path: "",
            variants: [
                ColorVariant(slot: VariantSlot(), value: .components(.displayP3, [0.2, 1, 1.0 / 3, 1])),
                ColorVariant(
                    slot: VariantSlot(appearance: Appearance(luminosity: "dark", contrast: "high")),
                    value: .components(.grayGamma22, [0, 0.5])),
                ColorVariant(
                    slot: VariantSlot(idiom: "ipad"), value: .reference(platform: "ios", name: "systemRedColor")),
            ])
        #expect(
            color.contents.xcodeText == """
                {
                  "colors" : [
                    {
                      "color" : {
                        "color-space" : "display-p3",
                        "components" : {
                          "alpha" : "1.000",
                          "blue" : "0.3333333333333333",
                          "green" : "1.000",
                          "red" : "0.200"
                        }
                      },
                      "idiom" : "universal"
                    },
                    {
                      "appearances" : [
                        {
                          "appearance" : "luminosity",
                          "value" : "dark"
                        },
                        {
                          "appearance" : "contrast",
                          "value" : "high"
                        }
                      ],
                      "color" : {
                        "color-space" : "gray-gamma-22",
                        "components" : {
                          "alpha" : "0.500",
                          "white" : "0.000"
                        }
                      },
                      "idiom" : "universal"
                    },
                    {
                      "color" : {
                        "platform" : "ios",
                        "reference" : "systemRedColor"
                      },
                      "idiom" : "ipad"
                    }
                  ],
                  "info" : {
                    "author" : "xcode",
                    "version" : 1
                  }
                }

                """)
        let folder = try TemporaryFolder(["A.xcassets/Top.colorset/Contents.json": color.contents.xcodeText])
        let reading = folder.read("A.xcassets")
        #expect(reading.diagnostics.isEmpty)
        #expect(reading.catalog.colors.map(\.name) == ["Top"])
        #expect(reading.catalog.colors.first?.variants == color.variants)
    }
}
