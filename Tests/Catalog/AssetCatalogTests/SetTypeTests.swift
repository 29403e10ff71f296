import AssetCatalog
import Diagnostics
import TestTrees
import Testing

@Suite("Types of sets")
struct SetTypeTests {
    @Test(
        "Stacks, brand assets, complications, AR groups and sticker packs are part of the names inside; an atlas if it says so"
    )
    func namespaces() throws {
        let folder = try TemporaryFolder()
        let inner = SetSamples.Folder(name: "In.imageset", contents: ["images": []])
        let containers = [
            "brandassets", "imagestack", "imagestacklayer", "solidimagestack", "solidimagestacklayer",
            "complicationset", "arresourcegroup", "stickerpack", "stickersequence", "spriteatlas", "gcleaderboard",
        ]
        for type in containers {
            try folder.add(
                SetSamples.Folder(name: "\(type).\(type)", contents: [:], folders: [inner]), to: "A.xcassets/Group")
        }
        try folder.add(
            SetSamples.Folder(
                name: "Named.spriteatlas", contents: ["properties": ["provides-namespace": true]], folders: [inner]),
            to: "A.xcassets")
        let names = folder.read("A.xcassets").catalog.images.map(\.name)
        #expect(names == ["In", "In", "Named/In"] + containers.dropLast(2).sorted().map { "\($0)/In" })
    }

    @Test(
        "Names have spaces, dots, brackets, Chinese, Japanese, emoji and letters in two parts",
        arguments: SetSamples.names)
    func names(name: String) throws {
        let folder = try TemporaryFolder()
        let file = "\(name) @2x.png"
        for type in ["imageset", "symbolset"] {
            try folder.add(
                SetSamples.Folder(
                    name: "\(name).\(type)",
                    contents: [
                        type == "imageset" ? "images" : "symbols": [["filename": .text(file), "idiom": "universal"]]
                    ],
                    files: [file]), to: "A.xcassets/\(name.filter { $0 != "." })")
        }
        let reading = folder.read("A.xcassets")
        #expect(reading.diagnostics.isEmpty)
        #expect(reading.catalog.images.map(\.name) == [name])
        #expect(reading.catalog.images.first?.variants.count == 1)
        #expect(reading.catalog.others.map(\.name) == [name])
        let files = CatalogFiles(of: reading.catalog, root: folder["A.xcassets"])
        #expect(
            files.copies.map(\.source) == reading.catalog.images.flatMap { $0.variants.map(\.path) }
                + reading.catalog.others.map { $0.path + "/" + file })
    }

    @Test("A set needs a Contents.json; a group, a catalog, a layer, an atlas and a folder of icons do not")
    func optionalContents() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("A.xcassets/Group")
        for type in SetType.allCases { try folder.makeFolder("A.xcassets/a.\(type.rawValue)") }
        let errors = folder.read("A.xcassets").diagnostics
        #expect(errors.allSatisfy { $0.rule == .malformedContents && $0.severity == .error })
        let optional: Set<SetType> = [
            .iconSet, .imageStackLayer, .solidImageStackLayer, .spriteAtlas, .gcDashboardImage, .gcLeaderboard,
            .gcLeaderboardSet,
        ]
        #expect(
            Set(errors.map(\.path))
                == Set(
                    SetType.allCases.filter { !optional.contains($0) }.map {
                        folder["A.xcassets/a.\($0.rawValue)/Contents.json"]
                    }))
    }

    @Test("Sets of every type say in Xcode's words which files are missing, and which belong to nobody")
    func files() throws {
        let folder = try TemporaryFolder([
            "A.xcassets/Icon.appiconset/Contents.json":
                #"{"images": [{"filename": "store-58.png"}, {"filename": "old.png", "unassigned": true}]}"#,
            "A.xcassets/Icon.appiconset/old.png": "", "A.xcassets/Icon.appiconset/x.png": "",
            "A.xcassets/Hello.sticker/Contents.json": #"{"properties": {"filename": "h.png"}}"#,
            "A.xcassets/Top.imagestack/Contents.json": #"{"layers": [{"filename": "Frunt.imagestacklayer"}]}"#,
            "A.xcassets/Top.imagestack/Front.imagestacklayer/Contents.json": "{}",
            "A.xcassets/Plain.iconset/icon_16x16.png": "",
            "A.xcassets/Zero.dataset/Contents.json": #"{"data": [{"filename": "a\u0000b"}]}"#,
            "A.xcassets/Zero.dataset/a": "",
        ])
        let findings = folder.read("A.xcassets").diagnostics.sorted().map(\.message)
        #expect(
            findings == [
                #"The file "h.png" for the sticker "Hello" does not exist."#,
                #"The app icon set "Icon" has 2 unassigned children. (old.png, x.png)"#,
                #"The file "store-58.png" for the app icon set "Icon" does not exist."#,
                #"The file "Frunt.imagestacklayer" for the image stack "Top" does not exist; did you mean "Front.imagestacklayer"?"#,
                #"The data set "Zero" has an unassigned child. (a)"#,
                "The file \"a\u{0}b\" for the data set \"Zero\" does not exist.",
            ])
    }

    @Test("A picture that Xcode has marked as unassigned fills no slot")
    func unassigned() throws {
        let folder = try TemporaryFolder([
            "A.xcassets/a.imageset/Contents.json":
                #"{"images": [{"filename": "a.png"}, {"filename": "b.png", "unassigned": true}]}"#,
            "A.xcassets/a.imageset/a.png": "", "A.xcassets/a.imageset/b.png": "",
        ])
        let reading = folder.read("A.xcassets")
        #expect(reading.catalog.images.first?.variants.count == 1)
        #expect(
            reading.diagnostics.map(\.message) == [#"The image set "a" has an unassigned child. (b.png)"#])
    }

    @Test("Everything in a set of an unknown type is kept without a word about its keys")
    func unknownType() throws {
        let folder = try TemporaryFolder(["A.xcassets/a.futureset/Contents.json": #"{"things": [1], "info": {}}"#])
        let reading = folder.read("A.xcassets")
        #expect(reading.diagnostics.map(\.severity) == [.note])
        #expect(reading.catalog.others.first?.knownType == nil)
        #expect(
            reading.catalog.others.first?.contents?.xcodeText
                == "{\n  \"info\" : {\n\n  },\n  \"things\" : [\n    1\n  ]\n}\n")
    }
}
