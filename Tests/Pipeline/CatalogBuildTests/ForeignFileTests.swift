import CatalogBuild
import CatalogEmitters
import CatalogManifest
import Diagnostics
import FileAccess
import Foundation
import TestTrees
import Testing

@Suite("Files of others in the places of outputs")
struct ForeignFileTests {
    private let everything = Emitters.all.map { EmitterRequest(name: $0.name) }

    @Test("What any emitter wrote is replaced in a fresh clone, which has no list of it", arguments: [9, 40, 90])
    func freshClone(height: Int) async throws {
        let shop = try Shop()
        func addCup(red: UInt8, alpha: UInt8) throws {
            try shop.folder.addPicture(
                "Art.xcassets/Cup.imageset/cup.png", width: 40, height: height, red: red, alpha: alpha)
        }
        try addCup(red: 9, alpha: 255)
        _ = try await shop.build(nil) { $0.emit = everything }
        let written = shop.folder.everything(below: "Build/Out").filter { !$0.hasPrefix(".tincture") }
        let before = written.map { try? shop.folder.bytes(of: "Build/Out/" + $0) }
        try FileManager.default.removeItem(atPath: shop.folder["Build/Out/.tincture"])
        try addCup(red: 250, alpha: 100)
        try shop.folder.addPicture("Banners/loop2.png", width: 32, height: 10, red: 12, green: 34, blue: 200)
        try shop.folder.write(##"[{"image": "loop1"}, {"image": "loop2"}]"##, to: "pages.json")
        _ = try await shop.build(nil) { $0.emit = everything }
        let after = written.map { try? shop.folder.bytes(of: "Build/Out/" + $0) }
        let changed = zip(written, zip(before, after)).filter { $1.0 != $1.1 }.map(\.0)
        for name in [
            "Assets.swift", "Palettes.xcassets/Cup/backdrop.colorset/Contents.json", "Tables/Cup.thumbhash",
            "Tables/home.gradienttable", "android/kotlin/catalog/Catalog.kt", "android/res/values/colors.xml",
            "catalog-dark.tokens.json", "catalog.css", "catalog.js", "catalog.json", "catalog.tokens.json",
        ] {
            #expect(changed.contains(name), "\(name)")
        }
    }

    @Test("With --force, too, a fresh clone is written anew")
    func forcedClone() async throws {
        let shop = try Shop()
        _ = try await shop.build(nil) { $0.emit = everything }
        try FileManager.default.removeItem(atPath: shop.folder["Build/Out/.tincture"])
        let result = try await shop.build(nil) { ($0.emit, $0.force) = (everything, true) }
        #expect(result.report.written.contains(shop.folder["Build/Out/catalog.d.ts"]))
    }

    @Test("Everything that a person wrote is named in one error, and nothing is written")
    func named() async throws {
        let shop = try Shop()
        let names = [
            "Assets.swift", "Palettes.xcassets/Cup/Contents.json",
            "Palettes.xcassets/Cup/backdrop.colorset/Contents.json",
            "Tables/Cup.thumbhash", "Tables/home.gradienttable", "android/res/values/colors.xml", "catalog.css",
            "catalog.d.ts", "catalog.js", "catalog.json", "catalog.resolver.json", "catalog.tokens.json",
        ]
        for name in names {
            let isJSON = name.hasSuffix("json")
            try shop.folder.write(isJSON ? #"{"schemaVersion": 1, "info": {}}"# : "mine", to: "Build/Out/" + name)
        }
        let before = shop.folder.everything(below: "Build/Out")
        let error = await #expect(throws: ForeignFiles.self) {
            try await shop.build(nil) { $0.emit = everything }
        }
        #expect(error?.paths == names.map { shop.folder["Build/Out/" + $0] })
        #expect(shop.folder.everything(below: "Build/Out") == before)
        let result = try await shop.build(nil) { ($0.emit, $0.overwrites) = (everything, true) }
        #expect(result.report.summary != nil)
        #expect(try shop.folder.bytes(of: "Build/Out/catalog.css") != Array("mine".utf8))
    }

    private func build(_ shop: Shop, overwrites: Bool = false) async throws {
        _ = try await shop.build(nil) { ($0.emit, $0.overwrites) = ([EmitterRequest(name: "css")], overwrites) }
    }

    @Test("A listed file that holds something else is not ours; an empty one has nothing to lose")
    func listed() async throws {
        let shop = try Shop()
        try await build(shop)
        let css = try shop.folder.bytes(of: "Build/Out/catalog.css")
        try shop.folder.write("mine", to: "Build/Out/catalog.css")
        let error = await #expect(throws: ForeignFiles.self) { try await build(shop) }
        #expect(error?.paths == [shop.folder["Build/Out/catalog.css"]])
        #expect(try shop.folder.bytes(of: "Build/Out/catalog.css") == Array("mine".utf8))
        for damaged in [[], css.dropLast(5)] {
            try shop.folder.write(Array(damaged), to: "Build/Out/catalog.css")
            try await build(shop)
            #expect(try shop.folder.bytes(of: "Build/Out/catalog.css") == css)
        }
    }

    @Test("A link in the place of an output is not ours, wherever it leads, and --overwrite replaces the link alone")
    func link() async throws {
        let shop = try Shop()
        try await build(shop)
        let manifest = try shop.folder.bytes(of: "Build/Out/catalog.json")
        for target in ["nowhere", "../../elsewhere.json"] {
            try shop.folder.write(manifest + Array("\n".utf8), to: "elsewhere.json")
            try FileManager.default.removeItem(atPath: shop.folder["Build/Out/catalog.json"])
            try FileManager.default.createSymbolicLink(
                atPath: shop.folder["Build/Out/catalog.json"], withDestinationPath: target)
            let error = await #expect(throws: ForeignFiles.self) { try await build(shop) }
            #expect(error?.paths == [shop.folder["Build/Out/catalog.json"]])
            try await build(shop, overwrites: true)
            #expect(FileStamp(ofLink: shop.folder["Build/Out/catalog.json"]).isFile)
            #expect(try shop.folder.bytes(of: "Build/Out/catalog.json") == manifest)
            #expect(try shop.folder.bytes(of: "elsewhere.json") == manifest + Array("\n".utf8))
        }
    }
}
