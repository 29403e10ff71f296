import CatalogBuild
import CatalogCompiler
import CatalogEmitters
import CatalogManifest
import Diagnostics
import FileAccess
import Foundation
import PictureAnalysis
import TestTrees
import Testing

/// Building again in the short way, which reads nothing but the pictures that have changed.
@Suite("Building again after a picture has changed")
struct UpdateTests {
    /// A shop with pictures that no carousel shows.
    private func shop() throws -> Shop {
        let shop = try Shop()
        for number in 1...5 {
            try shop.folder.addPicture("Banners/small \(number).png", width: 9, height: 9, red: UInt8(40 * number))
        }
        return shop
    }

    private func isShort(_ built: Shop.Result) -> Bool { !built.stages.contains(.sources) }

    @Test("Only that picture is read, however often and in whatever order pictures change")
    func again() async throws {
        let shop = try shop()
        _ = try await shop.buildAndCompare()
        for (round, number) in [3, 1, 5, 3, 3, 4, 2, 1].enumerated() {
            // Sometimes many colors, sometimes few: the entries grow and shrink.
            try shop.folder.addPicture("Banners/small \(number).png", width: 9, height: 9) { x, y in
                let value = UInt8((round * 31 + x / 3 * 90 * (round % 2) + y / 3 * 20 * (round % 3)) % 256)
                return (value, 255 - value, UInt8(number * 9), 255)
            }
            let built = try await shop.buildAndCompare()
            #expect(isShort(built) && built.report.written.count == 1)
            #expect(built.origins.keys.sorted() == ["small \(number).png"])
        }
        _ = try await shop.build(shop.cache())
        #expect(try await shop.build(shop.cache()).didNothing)
    }

    @Test("An entry whose name has control characters and marks of direction is written the same in both ways")
    func marks() async throws {
        let shop = try shop()
        let name = "Banners/a\u{85}b\u{9B}c\u{202E}d\u{61C}.png"
        try shop.folder.addPicture(name, width: 9, height: 9, red: 9)
        _ = try await shop.buildAndCompare()
        try shop.folder.addPicture(name, width: 9, height: 9, green: 200)
        let built = try await shop.buildAndCompare()
        #expect(isShort(built))
        #expect(String(decoding: built.bytes, as: UTF8.self).contains(#"a\u0085b\u009Bc\u202Ed\u061C"#))
    }

    @Test("Editors that save by rename, and files that come and go, are no reason to read everything")
    func rename() async throws {
        let shop = try shop()
        _ = try await shop.buildAndCompare()
        try shop.folder.addPicture("new.png", width: 9, height: 9, red: 3, green: 99)
        try FileManager.default.removeItem(atPath: shop.folder["Banners/small 2.png"])
        try FileManager.default.moveItem(
            atPath: shop.folder["new.png"], toPath: shop.folder["Banners/small 2.png"])
        let renamed = try await shop.buildAndCompare()
        #expect(isShort(renamed) && renamed.count(.decoded) == 1)
        try shop.folder.write("text", to: "Banners/passing.txt")
        try FileManager.default.removeItem(atPath: shop.folder["Banners/passing.txt"])
        let passed = try await shop.buildAndCompare()
        #expect(passed.didNothing)
    }

    @Test("What decides more than its own entries is read with everything else")
    func whole() async throws {
        let shop = try shop()
        _ = try await shop.buildAndCompare()
        let changes: [(String, () throws -> Void)] = [
            ("a banner", { try shop.folder.addPicture("Banners/loop1.png", width: 32, height: 10, red: 9) }),
            ("another size", { try shop.folder.addPicture("Banners/small 1.png", width: 40, height: 9, red: 9) }),
            ("a run of banners", { try shop.folder.addPicture("Banners/small 2.png", width: 40, height: 9, red: 9) }),
            ("no color", { try shop.folder.addPicture("Banners/small 3.png", width: 9, height: 9, red: 9, alpha: 0) }),
            ("no picture", { try shop.overwrite("Banners/small 4.png", Array("text".utf8)) }),
            ("a new file", { try shop.folder.addPicture("Banners/small 6.png", width: 9, height: 9, red: 9) }),
        ]
        for (name, change) in changes {
            try change()
            #expect(try await !isShort(shop.buildAndCompare()), "\(name)")
        }
    }

    /// Adds a line to the configuration.
    private func configure(_ shop: Shop, _ line: String) throws {
        let text = String(decoding: try shop.folder.bytes(of: "tincture.yml"), as: UTF8.self)
        try shop.overwrite("tincture.yml", Array((text + "\n" + line + "\n").utf8))
    }

    /// Builds, and compares the files of emitters as well.
    private func build(_ shop: Shop, _ emitters: [String] = []) async throws -> Shop.Result {
        let result = try await shop.buildAndCompare { $0.emit = emitters.map { EmitterRequest(name: $0) } }
        for file in ["catalog.css", "Assets.swift", "catalog.tokens.json"] {
            #expect((try? shop.folder.bytes(of: "Build/Out/\(file)")) == (try? shop.folder.bytes(of: "Clean/\(file)")))
        }
        return result
    }

    @Test("What emitters write for a picture is replaced as its entries are, with few colors and with many")
    func emitters() async throws {
        let shop = try shop()
        let before = try shop.folder.bytes(of: "tincture.yml")
        try configure(shop, "emit: [css, swift, tables]")
        _ = try await build(shop)
        // The first one is as dark as a dark form, so that it has none: that is another test's.
        for (round, number) in [3, 4, 5, 3, 2].enumerated() {
            try shop.folder.addPicture("Banners/small \(number).png", width: 9, height: 9) { x, y in
                let value = UInt8((round * 31 + x / 3 * 90 * (round % 2) + y / 3 * 20 * (round % 3)) % 256)
                return (value, 255 - value, UInt8(number * 9), 255)
            }
            let built = try await build(shop)
            #expect(isShort(built) && built.report.written.count >= 3)
            #expect(built.origins.keys.sorted() == ["small \(number).png"])
        }
        _ = try await shop.build(shop.cache())
        #expect(try await shop.build(shop.cache()).didNothing)
        // The list of what was written knows the new files: when nobody asks for them any more, they are ours to
        // delete.
        try shop.overwrite("tincture.yml", before)
        _ = try await build(shop)
        #expect(!FileManager.default.fileExists(atPath: shop.folder["Build/Out/catalog.css"]))
    }

    @Test("A form of which more than one place depends on a picture needs all of it")
    func wholeEmitters() async throws {
        let shop = try shop()
        _ = try await build(shop, ["css", "tokens"])
        try shop.folder.addPicture("Banners/small 1.png", width: 9, height: 9, red: 7, green: 7)
        #expect(try await !isShort(build(shop, ["css", "tokens"])))
        // A product repeats what the constant of its picture says.
        try configure(shop, #"products: [{image: small 2, name: Two, price: "$2"}]"#)
        _ = try await build(shop, ["swift"])
        try shop.folder.addPicture("Banners/small 3.png", width: 9, height: 9, red: 8, green: 7)
        #expect(try await isShort(build(shop, ["swift"])))
        try shop.folder.addPicture("Banners/small 2.png", width: 9, height: 9, red: 8, green: 7)
        #expect(try await !isShort(build(shop, ["swift"])))
    }

    @Test("Where a picture gets colors for the dark appearance that it had not, a whole run finds their place")
    func darkColors() async throws {
        let shop = try shop()
        _ = try await build(shop, ["css"])
        for (red, isWhole) in [(90, true), (91, false), (40, true)] as [(UInt8, Bool)] {
            try shop.folder.addPicture("Banners/small 1.png", width: 9, height: 9, red: red)
            #expect(try await isShort(build(shop, ["css"])) != isWhole, "\(red)")
        }
    }

    @Test("An output that somebody has changed by hand stops the short way, and stays")
    func changedForm() async throws {
        let shop = try shop()
        _ = try await build(shop, ["css"])
        let edited = Array(":root {}".utf8)
        try shop.overwrite("Build/Out/catalog.css", edited)
        try shop.folder.addPicture("Banners/small 1.png", width: 9, height: 9, red: 7, green: 7)
        await #expect(throws: ForeignFiles.self) { try await build(shop, ["css"]) }
        #expect(try shop.folder.bytes(of: "Build/Out/catalog.css") == edited)
    }

    @Test("Somebody else's output is not mended but made anew, and --force makes all of it")
    func foreignOutput() async throws {
        let shop = try shop()
        _ = try await shop.buildAndCompare()
        try shop.overwrite("Build/Out/catalog.json", Shop.editedManifest)
        try shop.folder.addPicture("Banners/small 1.png", width: 9, height: 9, red: 7, green: 7)
        #expect(try await !isShort(shop.buildAndCompare()))
        try shop.folder.addPicture("Banners/small 1.png", width: 9, height: 9, red: 8, green: 7)
        #expect(try await !isShort(shop.buildAndCompare { $0.force = true }))
    }

    @Test("A pin to a part of the picture is found anew in new art, the same as in a clean build")
    func references() async throws {
        let shop = try Shop()
        func draw(_ first: UInt8, _ second: UInt8) throws {
            for name in ["one", "two", "three"] {
                try shop.folder.addPicture("Banners/\(name).png", width: 20, height: 20) { x, _ in
                    x < 14 ? (first, 20, 20, 255) : (20, 20, second, 255)
                }
            }
        }
        func pins(_ built: Shop.Result) throws -> [String?] {
            let manifest = try ManifestFile.read(built.bytes)
            return ["one", "two", "three"].map { name in manifest.palettes.first { $0.image == name }?.pin?.color }
        }
        func write(_ point: String) throws {
            try shop.folder.write(
                #"[{"image": "one", "backdrop": "swatch 2"}, {"image": "two", "backdrop": "dominant"}, {"image": "three", "backdrop": {"at": "#
                    + point + "}}]", to: "pages.json")
        }
        try draw(200, 180)
        try write("[0.9, 0.5]")
        let first = try await shop.buildAndCompare()
        #expect(try pins(first) == ["#1414B4", "#C81414", "#1414B4"])
        #expect(first.report.diagnostics.map(\.rule.rawValue) == ["unassigned-file"])
        #expect(try await shop.build(shop.cache()).didNothing)
        try draw(100, 90)
        #expect(try pins(try await shop.buildAndCompare()) == ["#14145A", "#641414", "#14145A"])
        // Another point of the same picture is none that the cache knows; the first one again is.
        try write("[0.1, 0.5]")
        #expect(try pins(try await shop.buildAndCompare()) == ["#14145A", "#641414", "#641414"])
        try write("[0.9, 0.5]")
        let again = try await shop.buildAndCompare()
        #expect(try pins(again)[2] == "#14145A")
        #expect(again.count(.decoded) == 0)
    }

    @Test(
        "A picture that has not what it is pinned to gets the pin as soon as it has, also where its carousel is left out"
    )
    func regained() async throws {
        let shop = try Shop()
        try shop.folder.addPicture("Banners/small.png", width: 20, height: 20, red: 40)
        try shop.folder.addPicture("Banners/clear.png", width: 9, height: 9, alpha: 0)
        try shop.folder.write(#"[{"image": "small", "backdrop": "swatch 2"}, {"image": "clear"}]"#, to: "pages.json")
        let first = try await shop.buildAndCompare()
        #expect(Set(first.report.diagnostics.map(\.rule)).isSuperset(of: [.unknownPin, .pageWithoutColor]))
        try shop.folder.addPicture("Banners/small.png", width: 20, height: 20) { x, _ in
            x < 12 ? (40, 0, 0, 255) : (0, 0, 200, 255)
        }
        let second = try await shop.buildAndCompare()
        let manifest = try ManifestFile.read(second.bytes)
        #expect(manifest.palettes.first { $0.image == "small" }?.pin?.color == "#0000C8")
        #expect(!second.report.diagnostics.map(\.rule).contains(.unknownPin))
    }

    @Test("A pinned picture that no carousel shows keeps its pin when its content alone has changed")
    func pinned() async throws {
        let shop = try Shop()
        try shop.folder.addPicture("Banners/small.png", width: 9, height: 9, red: 40)
        // The other page has no color, so that the carousel is left out.
        try shop.folder.addPicture("Banners/clear.png", width: 9, height: 9, alpha: 0)
        try shop.folder.write(
            ##"[{"image": "small", "backdrop": "#102030"}, {"image": "clear"}]"##, to: "pages.json")
        let first = try await shop.buildAndCompare()
        #expect(first.report.diagnostics.map(\.rule).contains(.pageWithoutColor))
        try shop.folder.addPicture("Banners/small.png", width: 9, height: 9, red: 41)
        // Whatever the clock of the file system says, the file is not the one that was seen.
        try shop.setModified("Banners/small.png", Date(timeIntervalSince1970: 1_000_000))
        let second = try await shop.buildAndCompare()
        let manifest = try ManifestFile.read(second.bytes)
        #expect(manifest.palettes.first { $0.image == "small" }?.pin?.color == "#102030")
    }
}
