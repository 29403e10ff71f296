import CatalogEmitters
import Diagnostics
import Foundation
import TestTrees
import Testing

@testable import CatalogPipeline

@Suite("Files of earlier runs")
struct StaleOutputTests {
    @Test("What is not made any more is removed, and nothing else")
    func removal() async throws {
        let shop = try Shop()
        let emit = [EmitterRequest(name: "xcassets"), EmitterRequest(name: "css")]
        func build() async throws -> Shop.Result { try await shop.build(shop.cache()) { $0.emit = emit } }
        _ = try await build()
        let colors = "Build/Out/Palettes.xcassets"
        try shop.folder.write("mine", to: colors + "/Cup/notes.txt")
        try shop.folder.write("mine", to: "Build/Out/mine.css")
        try shop.folder.write("changed", to: colors + "/loop2/backdrop.colorset/Contents.json")
        try FileManager.default.removeItem(atPath: shop.folder["Art.xcassets/Cup.imageset"])
        try FileManager.default.removeItem(atPath: shop.folder["Banners/loop2.png"])
        try shop.folder.write(#"[{"image": "loop1"}]"#, to: "pages.json")
        let everything = try await build()
        #expect(everything.report.summary == "1 images")
        let left = shop.folder.everything(below: colors)
        #expect(left.contains("loop1/backdrop.colorset/Contents.json"))
        #expect(left.filter { $0.hasPrefix("Cup") } == ["Cup", "Cup/notes.txt"])
        // Somebody has changed it: it is theirs now.
        #expect(
            left.filter { $0.hasPrefix("loop2") } == [
                "loop2", "loop2/backdrop.colorset", "loop2/backdrop.colorset/Contents.json",
            ])
        #expect(try shop.folder.bytes(of: "Build/Out/mine.css") == Array("mine".utf8))
        #expect(shop.folder.everything(below: "Build/Out").contains("catalog.css"))
    }

    @Test("A file under its old name is removed, but not what another command makes")
    func renamed() async throws {
        let shop = try Shop()
        _ = try await shop.build(shop.cache()) { $0.emit = [EmitterRequest(name: "css")] }
        let text = String(decoding: try shop.folder.bytes(of: "tincture.yml"), as: UTF8.self)
        for name in ["A.swift", "B.swift", "A.swift"] {
            try shop.folder.write(text + "\nemit: {swift: {file: \(name)}}\n", to: "tincture.yml")
            _ = try await shop.build(shop.cache())
            #expect(shop.folder.everything(below: "Build/Out") == [name, "catalog.css", "catalog.json"])
        }
    }

    @Test("A damaged list of what was written removes nothing and is told")
    func damagedList() async throws {
        let shop = try Shop()
        let text = String(decoding: try shop.folder.bytes(of: "tincture.yml"), as: UTF8.self)
        func notes(emit: String) async throws -> Int {
            try shop.folder.write(text + "\nemit: [\(emit)]\n", to: "tincture.yml")
            return try await shop.build(shop.cache()).report.diagnostics.filter { $0.rule == .unreadable }.count
        }
        #expect(try await notes(emit: "css") == 0)
        let list = try #require(try shop.cacheFiles("written-").first)
        try shop.overwrite("Build/.tincture-cache/" + list, Array("something else".utf8))
        #expect(try await notes(emit: "") == 1)
        #expect(shop.folder.everything(below: "Build/Out") == ["catalog.css", "catalog.json"])
        #expect(try await notes(emit: "css") == 0)
        #expect(try await notes(emit: "") == 0)
        #expect(shop.folder.everything(below: "Build/Out") == ["catalog.json"])
    }
}

@Suite("Lists for build systems")
struct FileListTests {
    @Test("A path begins with the innermost setting that it lies in, and each is there once, in order")
    func roots() {
        let list = FileList(
            roots: [.init(name: "SRCROOT", path: "/work/"), .init(name: "DERIVED_FILE_DIR", path: "/work/out")],
            currentFolder: "/work/app")
        #expect(
            list.text(["Art", "/work/out/a b.json", "/workshop/x", "../Art/c.png", "Art", "two\nlines", "/work"]) == """
                $(DERIVED_FILE_DIR)/a b.json
                $(SRCROOT)
                $(SRCROOT)/Art/c.png
                $(SRCROOT)/app/Art
                /workshop/x

                """)
    }

    @Test("Both lists are written, also where nothing has changed, and name everything that was read and made")
    func written() async throws {
        let shop = try Shop()
        for round in 0..<2 {
            _ = try await shop.build(shop.cache()) { build in
                build.emit = [EmitterRequest(name: "css")]
                build.inputList = shop.folder["in.xcfilelist"]
                build.outputList = shop.folder["out.xcfilelist"]
                build.listRoots = [.init(name: "SRCROOT", path: shop.folder.path)]
            }
            let inputs = String(decoding: try shop.folder.bytes(of: "in.xcfilelist"), as: UTF8.self)
            #expect(
                inputs == """
                    $(SRCROOT)/Art.xcassets
                    $(SRCROOT)/Art.xcassets/Cup.imageset
                    $(SRCROOT)/Art.xcassets/Cup.imageset/Contents.json
                    $(SRCROOT)/Art.xcassets/Cup.imageset/cup.png
                    $(SRCROOT)/Banners
                    $(SRCROOT)/Banners/loop1.png
                    $(SRCROOT)/Banners/loop2.png
                    $(SRCROOT)/pages.json
                    $(SRCROOT)/tincture.yml

                    """, "round \(round)")
            #expect(
                String(decoding: try shop.folder.bytes(of: "out.xcfilelist"), as: UTF8.self)
                    == "$(SRCROOT)/Build/Out/catalog.css\n$(SRCROOT)/Build/Out/catalog.json\n")
        }
    }
}
