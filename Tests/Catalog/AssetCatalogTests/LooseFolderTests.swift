import AssetCatalog
import Diagnostics
import Foundation
import TestTrees
import Testing

@Suite("Loose folders")
struct LooseFolderTests {
    private func read(_ folder: TemporaryFolder, _ names: [String] = [""]) -> Diagnosed<CatalogReading> {
        SourceReader.read(names.map { Source(path: folder[$0]) })
    }

    @Test("Scale and idiom are cut from the name, in either order, and join the files of one picture")
    func names() throws {
        let folder = try TemporaryFolder([
            "background@2x.jpg": "", "background@3x.jpg": "", "background@2x~ipad.jpg": "",
            "background~iphone@3x.jpg": "",
            "logo.svg": "", "plain.png": "",
        ])
        let images = read(folder).catalog.images
        #expect(images.map(\.name) == ["background", "logo", "plain"])
        #expect(
            images[0].variants.map(\.slot) == [
                VariantSlot(scale: 2), VariantSlot(idiom: "ipad", scale: 2), VariantSlot(scale: 3),
                VariantSlot(idiom: "iphone", scale: 3),
            ])
        #expect(images[1].variants.map(\.slot) == [VariantSlot()])
        #expect(images[2].variants.map(\.slot) == [VariantSlot(scale: 1)])
    }

    @Test("Names that consist of a suffix alone keep it", arguments: ["@2x.png", "~ipad.png"])
    func suffixAlone(name: String) throws {
        #expect(read(try TemporaryFolder([name: ""])).catalog.images.map(\.name) == [String(name.dropLast(4))])
    }

    @Test("Hidden files, libraries and files that are no pictures are passed over; JSON is remembered as data")
    func passedOver() throws {
        let folder = try TemporaryFolder([
            ".hidden.png": "", "README.md": "", "pages.json": "[]", "a.PNG": "", "Pods/b.png": "",
            "Pods/A.xcassets/Contents.json": "{}",
        ])
        let reading = read(folder)
        #expect(reading.catalog.images.map(\.name) == ["a"])
        #expect(reading.diagnostics.isEmpty)
        #expect(reading.dataFiles == [folder["pages.json"]])
        #expect(read(folder, ["Pods"]).catalog.images.map(\.name) == ["b"])
    }

    @Test("A stem in several folders is told apart by the folder; none is lost")
    func sameStem() throws {
        let folder = try TemporaryFolder(["2023/IMG_1.jpg": "", "2024/IMG_1.jpg": "", "2024/IMG_2.jpg": ""])
        let reading = read(folder)
        #expect(reading.catalog.images.map(\.name) == ["2023/IMG_1", "2024/IMG_1", "IMG_2"])
        #expect(reading.diagnostics.map(\.rule) == [.duplicateName, .duplicateName])
        #expect(reading.diagnostics.allSatisfy { $0.severity == .note })
    }

    @Test("A stem in several folders is no mistake where apps name pictures by their paths")
    func paths() throws {
        let folder = try TemporaryFolder([
            "app/pubspec.yaml": "", "app/assets/goods/add.png": "", "app/assets/dark/add.png": "",
            "res/drawable/icon.png": "", "res/mipmap-xhdpi/icon.png": "",
        ])
        let reading = read(folder)
        #expect(reading.catalog.images.map(\.name) == ["dark/add", "drawable/icon", "goods/add", "mipmap/icon"])
        #expect(reading.diagnostics.isEmpty)
    }

    @Test("Density folders of Android and Flutter are variants of one picture")
    func qualifiedFolders() throws {
        let android = [
            "drawable/cart.png", "drawable-hdpi/cart.png", "drawable-xhdpi/cart.png", "drawable-night-xxhdpi/cart.png",
            "drawable-fr-xxxhdpi/cart.png", "mipmap-nodpi/badge.webp", "mipmap-ldrtl-v21/badge.webp",
        ]
        let flutter = ["banners/home.jpg", "banners/1.5x/home.jpg", "banners/2.0x/home.jpg", "banners/3.0x/home.jpg"]
        // No folders for densities: what they hold is told apart by the folder.
        let others = ["drawable-/old.png", "2x/old.png", "0.0x/old.png"]
        let folder = try TemporaryFolder(
            Dictionary(uniqueKeysWithValues: (android + flutter + others).map { ($0, "") }))
        let reading = read(folder)
        #expect(reading.diagnostics.map(\.rule) == [.duplicateName, .duplicateName, .duplicateName])
        let sets = Dictionary(uniqueKeysWithValues: reading.catalog.images.map { ($0.name, $0) })
        #expect(sets.keys.sorted() == ["0.0x/old", "2x/old", "badge", "cart", "drawable-/old", "home"])
        #expect(sets["cart"]?.folder == folder["drawable"] && sets["home"]?.folder == folder["banners"])
        func words(_ name: String) -> [String] {
            (sets[name]?.variants ?? []).map { variant in
                let slot = variant.slot
                return [
                    slot.scale.map { "\($0)x" }, slot.appearance.luminosity, slot.languageDirection, slot.subtype,
                ].compactMap(\.self).joined(separator: " ")
            }.sorted()
        }
        #expect(words("cart") == ["1x", "2x", "3x dark", "4x fr", "hdpi"])
        #expect(words("badge") == ["", "1x right-to-left v21"])
        #expect(words("home") == ["1.5x", "1x", "2x", "3x"])
    }

    @Test("Two files for one slot are both kept, with a warning")
    func sameSlot() throws {
        let reading = read(try TemporaryFolder(["a.png": "", "a.jpg": ""]))
        #expect(reading.catalog.images.map(\.variants.count) == [2])
        #expect(reading.diagnostics.map(\.rule) == [.duplicateSlot])
    }

    @Test("The order of the sources, and naming one twice, changes nothing")
    func order() throws {
        let folder = try TemporaryFolder(["x/a.png": "", "y/b.png": "", "y/a@2x.png": ""])
        let once = read(folder, ["x", "y"])
        let again = read(folder, ["y", "x", "y/b.png", "y/"])
        #expect(once.catalog == again.catalog)
        #expect(once.catalog.images.count == 3)
    }

    @Test("What has the name of a picture and is none is an error; its neighbors are read")
    func notPictures() throws {
        let folder = try TemporaryFolder(["good.png": ""])
        try folder.makeFolder("folder.png")
        #expect(mkfifo(folder["fifo.jpg"], 0o600) == 0)
        #expect(symlink("nowhere.png", folder["dangling.png"]) == 0)
        #expect(symlink(".", folder["loop"]) == 0)
        let reading = read(folder)
        #expect(reading.catalog.images.map(\.name) == ["good"])
        #expect(
            Set(reading.diagnostics.map { ($0.path as NSString).lastPathComponent }) == [
                "folder.png", "fifo.jpg", "dangling.png", "loop",
            ])
        #expect(reading.diagnostics.allSatisfy { $0.severity == .error })
    }

    @Test("A source that is not there is refused: nobody can want to go on without it")
    func missingSource() {
        let reading = SourceReader.read([
            Source(path: "/nowhere", origin: SourceLocation(path: "tincture.yml", line: 2, column: 5))
        ])
        #expect(reading.isRefused && reading.catalog == AssetCatalog())
        #expect(
            reading.diagnostics.map(\.description) == [
                #"tincture.yml:2:5: error: source "/nowhere" does not exist. [unreadable]"#
            ])
    }

    @Test("The path that a missing source probably means is named whole")
    func nearSource() throws {
        let folder = try TemporaryFolder(["App/Images.xcassets/Contents.json": "{}"])
        let reading = SourceReader.read([Source(path: folder["App/Image.xcassets"])])
        let end = "does not exist; did you mean \"\(folder["App/Images.xcassets"])\"?"
        #expect(reading.diagnostics.first?.message.hasSuffix(end) == true, "\(reading.diagnostics)")
    }

    @Test("A name that is not UTF-8 costs its file alone")
    func notUTF8() throws {
        let folder = try TemporaryFolder(["good.png": ""])
        let descriptor = open(
            Array(folder[""].utf8CString.dropLast()) + [0x78, -1, 0x2E, 0x70, 0x6E, 0x67, 0], O_CREAT | O_WRONLY, 0o600)
        // Some file systems do not take such a name at all.
        guard descriptor >= 0 else { return }
        close(descriptor)
        let reading = read(folder)
        #expect(reading.catalog.images.map(\.name) == ["good"])
        #expect(
            reading.diagnostics.map(\.description) == [
                "\(folder["x\\xFF.png"]): error: x\\xFF.png has a name that is not UTF-8. Rename the file. [unreadable]"
            ])
    }

    @Test("The output folder inside a source is not read")
    func excluded() throws {
        let folder = try TemporaryFolder(["a.png": "", "Build/b.png": ""])
        let output = GeneratedFiles(folder: folder["Build"], paths: [], sources: [])
        let reading = SourceReader.read([Source(path: folder.path)], excluding: output)
        #expect(reading.catalog.images.map(\.name) == ["a"])
        let itself = SourceReader.read([Source(path: folder["Build"])], excluding: output)
        #expect(itself.catalog.images.map(\.name) == ["b"])
    }
}
