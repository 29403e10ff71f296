import CatalogManifest
import Foundation
import TestTrees
import Testing

@Suite("tincture init")
struct InitTests {
    @Test("A starter configuration is one that compiles; an existing one is not touched")
    func initialize() throws {
        let folder = try TemporaryFolder([
            "Data/home.json":
                ##"[{"imgName": "loop1", "bgColor": "#C0C0C0"}, {"imgName": "loop2", "bgColor": "#FE9A3B"}]"##
        ])
        try folder.addColorSet("My App/Assets.xcassets/Green.colorset", colors: "")
        try folder.addPicture("Banners/loop1.png")
        try folder.addPicture("Banners/loop2.png")
        let initialized = try Tool.run(["init"], in: folder.path)
        #expect(initialized.status == 0)
        #expect(initialized.output == "tincture.yml written: 2 sources. Next: tincture preview --edit --open\n")
        let compiled = try Tool.run(["compile", "-o", "Out"], in: folder.path)
        #expect(compiled.status == 0 && compiled.errors.isEmpty, "\(compiled.errors)")
        let manifest = try ManifestFile.read(try folder.bytes(of: "Out/catalog.json"))
        #expect(manifest.images.count == 2 && manifest.colors.count == 1 && manifest.carousels.map(\.name) == ["home"])
        let before = try folder.bytes(of: "tincture.yml")
        let again = try Tool.run(["init"], in: folder.path)
        #expect(
            again.status == 0 && again.output.hasPrefix("tincture.yml exists already, and nothing is missing in it."))
        #expect(try folder.bytes(of: "tincture.yml") == before)
    }

    @Test("What an existing configuration lacks is a diff; parts that a person chose are not missing")
    func additions() throws {
        let folder = try TemporaryFolder([
            "App/View.swift": "", "Widget/View.swift": "",
            "tincture.yml": "sources: [App/A.xcassets/Icons]\ncode: [App]\n",
        ])
        try folder.addColorSet("App/A.xcassets/Green.colorset", colors: "")
        try folder.addColorSet("Widget/B.xcassets/Red.colorset", colors: "")
        for number in 1...3 { try folder.addPicture("Banners/loop\(number).png", width: 750, height: 398) }
        let before = try folder.bytes(of: "tincture.yml")
        let outcome = try Tool.run(["init"], in: folder.path)
        #expect(
            outcome.output == """
                tincture.yml lacks what is new in this folder:
                  sources:
                +   - Banners
                +   - Widget/B.xcassets
                  code:
                +   - Widget
                  carousels:
                +   Banners:
                +     pages: [loop1, loop2, loop3]
                +     style: page   # page | paged | snap | deck
                +     wraps: true

                """)
        #expect(
            outcome.status == 74
                && outcome.errors
                    == "tincture.yml: error: already exists and was not changed. Add these lines, or remove it to start over [output]\n"
        )
        #expect(try folder.bytes(of: "tincture.yml") == before)
        try folder.write("sources: [\n", to: "tincture.yml")
        let damaged = try Tool.run(["init"], in: folder.path)
        #expect(damaged.status == 74 && damaged.output.isEmpty && damaged.errors.contains("Edit it"), "\(damaged)")
    }

    @Test("A data file's pictures are a source, wherever they are; a list whose pictures are nowhere is a comment")
    func listedPictures() throws {
        let folder = try TemporaryFolder([
            "Package.swift": #"let package = Package(name: "P", targets: [.target(name: "Shop")])"#,
            "Sources/Shop/View.swift": "",
            "Sources/Shop/home.json":
                ##"[{"imgName": "loop1", "bgColor": "#C0C0C0"}, {"imgName": "loop2", "bgColor": "#FE9A3B"}]"##,
            "Sources/Shop/gone.json": ##"[{"imgName": "gone1", "bgColor": "#C0C0C0"}]"##,
        ])
        try folder.addColorSet("Sources/Shop/Assets.xcassets/Green.colorset", colors: "")
        for name in ["loop1", "loop2"] { try folder.addPicture("Resources/\(name).png") }
        let initialized = try Tool.run(["init"], in: folder.path)
        let text = String(decoding: try folder.bytes(of: "tincture.yml"), as: UTF8.self)
        #expect(initialized.status == 0 && text.contains("  - Resources\n"), "\(text)")
        #expect(text.contains("\n  home:\n    pages: Sources/Shop/home.json\n"))
        #expect(text.contains("# Perhaps a carousel (no source has gone1)"))
        let checked = try Tool.run(["check"], in: folder.path)
        #expect(!checked.errors.contains("error"), "\(checked.errors)")
    }

    @Test(
        "Without arguments the folder is summarized; no command needs a configuration; an empty folder shows the help")
    func overview() throws {
        let folder = try TemporaryFolder()
        for number in 1...3 {
            try folder.addPicture("Banners/loop\(number).png", width: 750, height: 398, red: UInt8(number * 60))
        }
        for number in 1...2 { try folder.addPicture("Art/shop\(number).png", width: 750, height: 450) }
        // The page shows an app icon too.
        let icon = "A.xcassets/AppIcon.appiconset"
        try folder.addPicture("\(icon)/icon.png", width: 1024, height: 1024)
        try folder.addImageSet(
            icon, images: #"{"idiom": "universal", "platform": "ios", "size": "1024x1024", "filename": "icon.png"}"#)
        for arguments in [[], ["preview"]] {
            let outcome = try Tool.run(arguments, in: folder.path)
            #expect(outcome.status == 0, "\(outcome)")
            for words in [
                "5 images, 1 app icon", "carousel of 3 pages", "tincture preview --open", "tincture check",
                "tincture init",
            ] {
                #expect(outcome.output.contains(words), "\(words) is missing in \(outcome.output)")
            }
            #expect(
                outcome.errors.contains(
                    "\"shop1\" to \"shop2\" are numbered but not treated as a carousel: they have no word such as banner"
                ))
        }
        let compiled = try Tool.run(["compile", "-o", "Out"], in: folder.path)
        #expect(compiled.status == 0, "\(compiled)")
        let manifest = try ManifestFile.read(try folder.bytes(of: "Out/catalog.json"))
        #expect(manifest.carousels.map(\.name) == ["Banners"])
        #expect(try Tool.run(["check"], in: folder.path).status == 0)
        #expect(try Tool.run(["preview", "Banners"], in: folder.path).status == 0)
        #expect(
            try Tool.run(["preview", "AppIcon"], in: folder.path).errors
                .contains("\"AppIcon\" is an app icon, which has no palette"))
        #expect(try Tool.run(["Art"], in: folder.path).errors.contains("use tincture preview Art\n"))
        // A configuration from here on says what there is.
        #expect(try Tool.run(["init"], in: folder.path).status == 0)
        let configured = try Tool.run([], in: folder.path)
        #expect(configured.output.contains("tincture preview --edit --open"), "\(configured)")
        for number in 1...4 { try folder.write("no picture", to: "Art/Broken\(number).png") }
        let broken = try Tool.run([], in: folder.path)
        #expect(broken.errors.contains("Broken3.png") && !broken.errors.contains("Broken4.png"), "\(broken)")
        #expect(broken.errors.contains("tincture check lists all 4 errors"), "\(broken)")
        let empty = try TemporaryFolder()
        let help = try Tool.run([], in: empty.path)
        let reason = "Nothing to show: the current folder has no asset catalog and no picture. Run the command in"
        #expect(help.status == 0 && help.output.hasPrefix(reason) && help.output.contains("OVERVIEW"), "\(help)")
        #expect(try Tool.run(["check"], in: empty.path).status == 64)
    }

    @Test("An empty folder gets no starter configuration")
    func initializeNothing() throws {
        let folder = try TemporaryFolder()
        let outcome = try Tool.run(["init"], in: folder.path)
        #expect(outcome.status == 1 && outcome.errors.contains("nothing was written"))
        #expect(folder.everything().isEmpty)
    }
}
