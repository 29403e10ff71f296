import AssetCatalog
import Diagnostics
import Foundation
import TestTrees
import Testing

@Suite("Asset catalogs")
struct XcodeCatalogTests {
    private func read(_ folder: TemporaryFolder) -> Diagnosed<CatalogReading> {
        SourceReader.read([Source(path: folder["A.xcassets"])])
    }

    @Test("Only a group that provides a namespace is part of a name")
    func namespaces() throws {
        let folder = try TemporaryFolder()
        try folder.addNamespace("A.xcassets/Icons")
        try folder.addImageSet("A.xcassets/Icons/Cart.imageset", images: "")
        try folder.addNamespace("A.xcassets/Icons/Small")
        try folder.addImageSet("A.xcassets/Icons/Small/Bag.imageset", images: "")
        try folder.addImageSet("A.xcassets/Products/Plant 1.imageset", images: "")
        #expect(read(folder).catalog.images.map(\.name) == ["Icons/Cart", "Icons/Small/Bag", "Plant 1"])
    }

    @Test("Every file has its scale, idiom and appearance")
    func variants() throws {
        let folder = try TemporaryFolder(["A.xcassets/a.imageset/a@2x.png": "", "A.xcassets/a.imageset/d.png": ""])
        try folder.addImageSet(
            "A.xcassets/a.imageset",
            images: """
                {"idiom": "universal", "scale": "1x"},
                {"idiom": "universal", "scale": "2x", "filename": "a@2x.png"},
                {"idiom": "ipad", "filename": "d.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}
                """)
        let reading = read(folder)
        #expect(reading.diagnostics.isEmpty)
        #expect(
            reading.catalog.images.first?.variants.map(\.slot) == [
                VariantSlot(scale: 2), VariantSlot(idiom: "ipad", appearance: Appearance(luminosity: "dark")),
            ])
    }

    @Test("Sets of other types are listed, unknown ones with a note, and the sets inside them are read")
    func otherTypes() throws {
        let folder = try TemporaryFolder([
            "A.xcassets/AppIcon.appiconset/Contents.json":
                #"{"images": [{"idiom": "ios-marketing", "size": "1024x1024", "scale": "1x", "filename": "i.png"}]}"#,
            "A.xcassets/AppIcon.appiconset/i.png": "",
            "A.xcassets/Top.imagestack/Contents.json": #"{"layers": [{"filename": "Front.imagestacklayer"}]}"#,
            "A.xcassets/X.futureset/Contents.json": "{}",
            "A.xcassets/Top.imagestack/Front.imagestacklayer/Contents.json": "{}",
        ])
        try folder.addImageSet("A.xcassets/Top.imagestack/Front.imagestacklayer/Content.imageset", images: "")
        let reading = read(folder)
        #expect(
            reading.catalog.others.map { "\($0.name).\($0.type)" } == [
                "AppIcon.appiconset", "Top.imagestack", "Top/Front.imagestacklayer", "X.futureset",
            ])
        #expect(reading.catalog.others.first?.files == ["i.png"])
        #expect(reading.catalog.images.map(\.name) == ["Top/Front/Content"])
        #expect(reading.diagnostics.map(\.severity) == [.note])
    }

    @Test("A malformed Contents.json is an error at its place, and its siblings are read")
    func malformedContents() throws {
        let folder = try TemporaryFolder([
            "A.xcassets/array.imageset/Contents.json": "\n[]",
            "A.xcassets/text.imageset/Contents.json": "{\n  \"images\" [\n",
            "A.xcassets/empty.colorset/Contents.json": "", "A.xcassets/list.imageset/Contents.json": #"{"images": {}}"#,
        ])
        try folder.makeFolder("A.xcassets/none.imageset")
        try folder.addImageSet("A.xcassets/good.imageset", images: "")
        let reading = read(folder)
        #expect(reading.catalog.images.map(\.name) == ["good", "list"])
        let places = reading.diagnostics.map {
            "\($0.path.dropFirst(folder["A.xcassets/"].count)):\($0.line ?? 0):\($0.column ?? 0) \($0.severity.rawValue)"
        }
        #expect(
            places.sorted() == [
                "array.imageset/Contents.json:2:1 error", "empty.colorset/Contents.json:1:1 error",
                "list.imageset/Contents.json:1:12 error", "none.imageset/Contents.json:0:0 error",
                "text.imageset/Contents.json:2:12 error",
            ])
    }

    @Test("A file that is missing, outside, a folder or a FIFO is one finding at its name; the rest of the set is read")
    func unusableFiles() throws {
        let folder = try TemporaryFolder(["A.xcassets/a.imageset/good.png": "", "secret.png": ""])
        try folder.makeFolder("A.xcassets/a.imageset/folder.png")
        #expect(mkfifo(folder["A.xcassets/a.imageset/fifo.png"], 0o600) == 0)
        try folder.addImageSet(
            "A.xcassets/a.imageset",
            images: """

                {"filename": "goof.png"},
                {"filename": "../../secret.png"},
                {"filename": "folder.png"},
                {"filename": "fifo.png"},
                {"filename": 7},
                {"filename": "good.png"}
                """)
        let reading = read(folder)
        #expect(reading.catalog.images.first?.variants.map { ($0.path as NSString).lastPathComponent } == ["good.png"])
        let findings = reading.diagnostics.sorted()
        #expect(
            findings.map(\.rule) == [
                .missingFile, .fileOutsideSet, .unusableImage, .unusableImage, .malformedContents,
            ])
        #expect(findings.map(\.line) == [2, 3, 4, 5, 6])
        #expect(findings.allSatisfy { $0.column == 14 && $0.severity == .error })
        #expect(
            findings.first?.message
                == #"The file "goof.png" for the image set "a" does not exist."#)
    }

    @Test("A missing 1x file is a warning where devices show a larger one")
    func missingSmallest() throws {
        let folder = try TemporaryFolder(["A.xcassets/a.imageset/a2.png": ""])
        try folder.addImageSet(
            "A.xcassets/a.imageset",
            images: """
                {"filename": "a1.png", "idiom": "universal", "scale": "1x"},
                {"filename": "a2.png", "idiom": "universal", "scale": "2x"},
                {"filename": "a3.png", "idiom": "universal", "scale": "3x"}
                """)
        let findings = read(folder).diagnostics.filter { $0.rule == .missingFile }
        #expect(findings.map(\.severity) == [.warning, .error])
        // Of several, one is left: an error, also where the first is a warning.
        let idioms = ["iphone", "ipad", "mac"].map { #"{"filename": "\#($0).png", "idiom": "\#($0)", "scale": "2x"}"# }
        try folder.addImageSet(
            "A.xcassets/a.imageset",
            images: #"{"filename": "a1.png", "idiom": "universal", "scale": "1x"}, "#
                + #"{"filename": "a2.png", "idiom": "universal", "scale": "2x"}, "# + idioms.joined(separator: ", "))
        let folded = read(folder).diagnostics.filter { $0.rule == .missingFile }
        #expect(folded.map(\.severity) == [.error])
        #expect(
            findings.first?.message
                == #"The file "a1.png" for the image set "a" does not exist, so devices show "a2.png". Remove the entry, or add the file."#
        )
    }

    @Test("Files that no slot names are told in Xcode's words")
    func unassigned() throws {
        let folder = try TemporaryFolder(["A.xcassets/a.imageset/x.png": "", "A.xcassets/a.imageset/y.png": ""])
        try folder.addImageSet("A.xcassets/a.imageset", images: "")
        #expect(
            read(folder).diagnostics.map(\.message) == [#"The image set "a" has 2 unassigned children. (x.png, y.png)"#]
        )
    }

    @Test("Two sets of one name are both kept, with a warning")
    func duplicateNames() throws {
        let folder = try TemporaryFolder()
        try folder.addImageSet("A.xcassets/One/a.imageset", images: "")
        try folder.addImageSet("A.xcassets/Two/a.imageset", images: "")
        let reading = read(folder)
        #expect(reading.catalog.images.map(\.name) == ["a", "a"])
        #expect(reading.diagnostics.map(\.rule) == [.duplicateName])
    }

    @Test("A link that leads back up ends the walk with an error")
    func linkLoop() throws {
        let folder = try TemporaryFolder()
        try folder.addImageSet("A.xcassets/a.imageset", images: "")
        #expect(symlink("..", folder["A.xcassets/Group"]) == 0)
        #expect(symlink(".", folder["A.xcassets/Self"]) == 0)
        let reading = read(folder)
        #expect(reading.catalog.images.map(\.name).first == "a")
        #expect(reading.diagnostics.contains { $0.rule == .unreadable })
    }

    @Test("Links that lead to one another end the walk where a folder would be read again")
    func linkCircle() throws {
        let folder = try TemporaryFolder()
        try folder.addImageSet("A.xcassets/Group/a.imageset", images: "")
        try folder.addImageSet("B/Plain/b.imageset", images: "")
        #expect(symlink("../../B", folder["A.xcassets/Group/Out"]) == 0)
        #expect(symlink("../../A.xcassets/Group", folder["B/Plain/Back"]) == 0)
        let reading = read(folder)
        #expect(reading.catalog.images.map(\.name).sorted() == ["a", "b"])
        #expect(reading.diagnostics.map(\.rule) == [.linkOutsideTree, .linkOutsideTree])
        let back = try #require(reading.diagnostics.first { $0.path == folder["A.xcassets/Group/Out/Plain/Back"] })
        #expect(back.message.hasSuffix("its content is read there, not here. Remove the link."))
    }

    @Test("A comma after the last value is a warning, because Xcode ignores it", arguments: ["]¶,}", "¶,]}"])
    func trailingComma(end: String) throws {
        let marked =
            #"{"info": {"author": "xcode", "version": 1}, "images": [{"idiom": "universal", "filename": "a.png"}"# + end
        let folder = try TemporaryFolder(["A.xcassets/a.imageset/a.png": ""])
        try folder.write(marked.replacing("¶", with: ""), to: "A.xcassets/a.imageset/Contents.json")
        let reading = read(folder)
        #expect(reading.catalog.images.first?.variants.count == 1)
        let comma = try #require(reading.diagnostics.first { $0.rule == .malformedContents })
        #expect(comma.severity == .warning)
        #expect(comma.location.position?.column == marked.utf8.prefix { $0 != 0xC2 }.count + 1)
    }

    #if os(Linux)
        @Test("A name in another form of its accents is found, as on a Mac")
        func formsOfAccents() throws {
            let folder = try TemporaryFolder(["A.xcassets/a.imageset/e\u{301}.png": ""])
            try folder.addImageSet(
                "A.xcassets/a.imageset", images: #"{"idiom": "universal", "filename": "\#u{E9}.png"}"#)
            let reading = read(folder)
            #expect(reading.catalog.images.first?.variants.count == 1)
            #expect(!reading.diagnostics.contains { $0.rule == .missingFile })
        }

        @Test("A name in another case is found, as on most Macs, with a warning")
        func otherCase() throws {
            let folder = try TemporaryFolder(["A.xcassets/a.imageset/Plant.PNG": ""])
            try folder.addImageSet("A.xcassets/a.imageset", images: #"{"idiom": "universal", "filename": "plant.png"}"#)
            let reading = read(folder)
            #expect(reading.catalog.images.first?.variants.count == 1)
            let missing = reading.diagnostics.filter { $0.rule == .missingFile }
            #expect(missing.map(\.severity) == [.warning])
            #expect(missing.first?.message.contains("is named \"Plant.PNG\" on disk") == true)
            let names = (1...5).map {
                "{\"size\": \"\($0)x\($0)\", \"idiom\": \"iphone\", \"filename\": \"i\($0).png\"}"
            }
            let icons = try TemporaryFolder([
                "A.xcassets/AppIcon.appiconset/Contents.json": "{\"images\": [\(names.joined(separator: ", "))]}"
            ])
            for number in 1...5 { try icons.write("", to: "A.xcassets/AppIcon.appiconset/I\(number).png") }
            let found = read(icons).diagnostics.filter { [.missingFile, .unassignedFile].contains($0.rule) }
            #expect(
                found.count == 1
                    && found.first?.message.hasSuffix("4 other files of the set have such names too.") == true)
        }
    #endif
}
