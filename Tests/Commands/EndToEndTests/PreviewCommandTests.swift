import CTextDrawing
import Foundation
import ImageDecoding
import TestTrees
import Testing

@Suite("tincture preview")
struct PreviewCommandTests {
    @Test("--html shows and prints no error of an unused set, as the check does")
    func unusedSets() throws {
        let folder = try TemporaryFolder([
            "tincture.yml": "sources: [Icons.xcassets]\ncode: [App]\n",
            "App/View.swift": "let cart = Image(\"cart\")\n",
            "Icons.xcassets/old.imageset/Contents.json":
                #"{"images": [{"idiom": "universal", "filename": "old.png"}]}"#,
            "Icons.xcassets/cart.imageset/Contents.json":
                #"{"images": [{"idiom": "universal", "filename": "cart.png"}]}"#,
        ])
        let outcome = try Tool.run(["preview", "--html", "-"], in: folder.path)
        #expect(outcome.errors.contains("cart.png") && !outcome.errors.contains("old.png"), "\(outcome.errors)")
        #expect(outcome.output.contains("unused-set"))
    }

    @Test("--png draws everything that was named, at 1x and 2x, and says what keeps it from doing so")
    func sheet() throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("Banners/a.png", width: 300, height: 100)
        try folder.write("sources: [Banners]\ncarousels:\n  home: [a]\n", to: "broken.yml")
        try folder.write("sources: [Banners]\ncarousels:\n  home: {pages: [a]}\n", to: "tincture.yml")
        func width() throws -> Int { try folder.bytes(of: "sheet.png")[16..<20].reduce(0) { $0 << 8 | Int($1) } }
        for target in ["Banners/a.png", "home", "#C0C0C0", "red -> blue", "a"] {
            for scale in [1, 2] {
                let arguments = ["preview", target, "--png", "sheet.png", "--scale", "\(scale)"]
                let outcome = try Tool.run(arguments, in: folder.path)
                #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
                #expect(try folder.bytes(of: "sheet.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
                #expect(try width() == 960 * scale)
                let first = try folder.bytes(of: "sheet.png")
                _ = try Tool.run(arguments, in: folder.path, environment: ["LC_ALL": "tr_TR.UTF-8"])
                #expect(try folder.bytes(of: "sheet.png") == first)
                try FileManager.default.removeItem(atPath: folder["sheet.png"])
            }
        }
        let quiet = try Tool.run(["preview", "home", "--png", "sheet.png", "--quiet"], in: folder.path)
        #expect(try width() == 1920 && quiet.status == 0 && quiet.output.isEmpty && quiet.errors.isEmpty)
        let streamed = try Tool.run(["preview", "red", "--png", "/dev/stdout", "--quiet"], in: folder.path)
        #expect(streamed.output.dropFirst().hasPrefix("PNG"))
        try FileManager.default.removeItem(atPath: folder["sheet.png"])
        #expect(try Tool.run(["preview", "home", "--quiet"], in: folder.path).status == 64)
        #expect(try Tool.run(["preview", "hom", "--png", "sheet.png"], in: folder.path).status == 1)
        #expect(try Tool.run(["preview", "home", "--png", "no/sheet.png"], in: folder.path).status == 74)
        #expect(
            try Tool.run(["preview", "home", "--config", "broken.yml", "--png", "s.png"], in: folder.path).status == 1)
        for wrong in [
            ["--scale", "3", "--png", "s.png"], ["--scale", "2"], ["--font", "tincture.yml", "--png", "s.png"],
            ["--columns", "0", "--png", "s.png"], ["--columns", "7", "--png", "s.png"], ["--columns", "2"],
        ] {
            #expect(try Tool.run(["preview", "home"] + wrong, in: folder.path).status == 64)
        }
        #expect(folder.everything() == ["Banners", "Banners/a.png", "broken.yml", "tincture.yml"])
    }

    @Test("What no font has is told once, and a font that is named goes before ours")
    func fonts() throws {
        let folder = try TemporaryFolder()
        for name in ["植物.png", "植.png"] { try folder.addPicture(name, width: 30, height: 10) }
        let outcome = try Tool.run(["preview", "植物.png", "植.png", "--png", "a.png"], in: folder.path)
        #expect(outcome.status == 0 && outcome.errorLines.count == 1 && outcome.errors.contains("no font has 植 物, so"))
        let ours = UnsafeBufferPointer(start: tincture_inter_regular_start(), count: tincture_inter_regular_size)
        try folder.write(Array(ours), to: "inter.otf")
        #expect(try Tool.run(["preview", "red", "--png", "plain.png"], in: folder.path).status == 0)
        #expect(try Tool.run(["preview", "red", "--png", "b.png", "--font", "inter.otf"], in: folder.path).status == 0)
        // The name is bold in our own font alone.
        #expect(try folder.bytes(of: "plain.png") != folder.bytes(of: "b.png"))
    }

    @Test("--dark shows the dark appearance, --system-fonts asks the machine for letters that no font has")
    func appearance() throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("Banners/a.png", width: 300, height: 100, red: 230, green: 220, blue: 90)
        try folder.write("sources: [Banners]\ncarousels:\n  home: {pages: [a]}\n", to: "tincture.yml")
        let light = try Tool.run(["preview", "--png", "light.png"], in: folder.path)
        let dark = try Tool.run(["preview", "--dark", "--png", "dark.png"], in: folder.path)
        #expect(light.status == 0 && dark.status == 0 && light.output != dark.output)
        #expect(try folder.bytes(of: "light.png") != folder.bytes(of: "dark.png"))
        try folder.addPicture("植物.png", width: 30, height: 10)
        // A program of the test's own in the place of fontconfig's: the machine may have no fonts.
        let bytes = UnsafeBufferPointer(start: tincture_inter_regular_start(), count: tincture_inter_regular_size)
        try folder.write(Array(bytes), to: "inter.otf")
        try folder.write("#!/bin/sh\necho \"$@\" >>asked\nprintf %s \"$PWD/inter.otf\"\n", to: "tools/fc-match")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder["tools/fc-match"])
        let asked = try Tool.run(
            ["preview", "植物.png", "--png", "b.png", "--system-fonts"], in: folder.path,
            environment: ["PATH": folder["tools"] + ":/usr/bin:/bin"])
        #expect(asked.status == 0 && asked.errors.contains("no font has"))
        let words = String(decoding: try folder.bytes(of: "asked"), as: UTF8.self)
        #expect(words.contains("charset=690d") && words.contains("charset=7269"))
        for wrong in [["--system-fonts"], ["--dark", "--html", "a.html"], ["--render-pdf"], ["--cache", "c"]] {
            #expect(try Tool.run(["preview"] + wrong, in: folder.path).status == 64, "\(wrong)")
        }
    }

    @Test("--html remembers small pictures in a cache, shares it with other runs, and does without one that is damaged")
    func pageCache() throws {
        let folder = try TemporaryFolder()
        for name in ["a", "b"] { try folder.addPicture("Banners/\(name).png", width: 300, height: 100) }
        func page(_ options: String...) throws -> (Tool.Outcome, [UInt8]) {
            let outcome = try Tool.run(["preview", "Banners", "--html", "page.html"] + options, in: folder.path)
            return (outcome, try folder.bytes(of: "page.html"))
        }
        let (plain, expected) = try page()
        #expect(plain.status == 0 && !folder.everything().contains { $0.contains("page-pictures") })
        for _ in 0..<2 {
            let (outcome, bytes) = try page("--cache", "cache")
            #expect(outcome.status == 0 && outcome.errors.isEmpty && bytes == expected, "\(outcome.errors)")
        }
        let kept = try folder.bytes(of: "cache/page-pictures")
        try folder.write(Array(kept.dropLast(3)) + [0, 0, 0], to: "cache/page-pictures")
        let (damaged, bytes) = try page("--cache", "cache")
        #expect(damaged.status == 0 && bytes == expected)
        #expect(try folder.bytes(of: "cache/page-pictures") == kept)
        // A picture that is not what it was is drawn anew.
        try folder.addPicture("Banners/b.png", width: 300, height: 100, red: 9)
        let (_, other) = try page("--cache", "cache")
        #expect(try other != expected && other == page().1)
    }

    @Test("A page shows no other content than the manifest's, nothing outside its folder, and the cache learns neither")
    func changedPictures() throws {
        let folder = try TemporaryFolder(["app/tincture.yml": "sources: [p.png]\n", "private.txt": "a secret"])
        let app = folder["app"]
        func page(_ targets: String..., cache: String = "shared") throws -> Tool.Outcome {
            try Tool.run(["preview"] + targets + ["--html", "-", "--quiet", "--cache", cache], in: app)
        }
        func isShown(_ name: String, in page: Tool.Outcome) throws -> Bool {
            page.output.contains(Data(try folder.bytes(of: name)).base64EncodedString())
        }
        try folder.addPicture("red.png", width: 30, height: 20, red: 255)
        try folder.addPicture("blue.png", width: 30, height: 20, blue: 255)
        try folder.write(try folder.bytes(of: "red.png"), to: "app/p.png")
        _ = try Tool.run(["compile", "-o", "out"], in: app)
        try folder.write(try folder.bytes(of: "blue.png"), to: "app/p.png")
        // With a cache that knows the picture of the manifest, and with an empty one.
        for _ in 0..<2 {
            let stale = try page("out/catalog.json")
            #expect(try !isShown("blue.png", in: stale) && !isShown("red.png", in: stale))
            #expect(stale.status == 0)
            let finding = "warning: the picture \"p\" is not on the page: it has changed since the catalog was compiled"
            #expect(stale.errors.contains("out/catalog.json:") && stale.errors.contains(finding), "\(stale.errors)")
            #expect(stale.errors.contains("[stale-manifest]"))
            #expect(try isShown("blue.png", in: page()))
            try folder.write(try folder.bytes(of: "red.png"), to: "app/p.png")
            #expect(try isShown("red.png", in: page("out/catalog.json")) && isShown("red.png", in: page()))
            try folder.write(try folder.bytes(of: "blue.png"), to: "app/p.png")
        }
        // A manifest of someone else, who knows what the files hold.
        try FileManager.default.createDirectory(atPath: folder["app/.git"], withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(
            atPath: folder["app/linked.png"], withDestinationPath: folder["red.png"])
        let manifest = String(decoding: try folder.bytes(of: "app/out/catalog.json"), as: UTF8.self)
        for file in [folder["red.png"], "../red.png", "linked.png", "../private.txt", "/etc/passwd"] {
            try folder.write(
                manifest.replacingOccurrences(of: "\"p.png\"", with: "\"\(file)\""), to: "app/hostile.json")
            let hostile = try page("hostile.json", cache: "empty")
            #expect(hostile.status == 0 && !hostile.output.contains("data:image/png"), "\(file)")
            #expect(hostile.errors.contains("it is outside \(app)"), "\(file): \(hostile.errors)")
            #expect(try isShown("blue.png", in: page(cache: "empty")))
        }
    }

    @Test("A photo is on the page as a JPEG, the same whether it is drawn with its colors or by itself")
    func photoThumbnails() throws {
        let folder = try TemporaryFolder()
        var state: UInt32 = 7
        let rgba = (0..<1600 * 1200).flatMap { place -> [UInt8] in
            state = state &* 1_664_525 &+ 1_013_904_223
            return [UInt8(place % 1600 / 8) &+ UInt8(state >> 27), UInt8(place / 1600 / 8), 90, 255]
        }
        let photo = PixelBuffer(width: 1600, height: 1200, rgba: rgba)
        try folder.write(try JPEGEncoder.encode(photo, quality: 95), to: "Photos/a.jpg")
        func page() throws -> String {
            let outcome = try Tool.run(
                ["preview", "Photos", "--html", "page.html", "--cache", "cache"], in: folder.path)
            #expect(outcome.status == 0, "\(outcome.errors)")
            return String(decoding: try folder.bytes(of: "page.html"), as: UTF8.self)
        }
        let first = try page()
        #expect(first.contains("data:image/jpeg;base64,") && !first.contains("data:image/png;base64,"))
        #expect(first.utf8.count < 600_000, "the photo itself is on the page")
        // Now its colors are known, and nothing decodes it but the page.
        try FileManager.default.removeItem(atPath: folder["cache/page-pictures"])
        #expect(try page() == first)
    }

    @Test("--html writes a page of everything, of names, of a manifest or of folders, and says what it could not")
    func page() throws {
        let folder = try TemporaryFolder([
            "tincture.yml": "sources: [Pictures]\ncarousels: {home: {pages: [a, b], overlay: \"#FFFFFF\"}}\n"
        ])
        for (name, red) in [("a", UInt8(200)), ("b", 100), ("c", 50)] {
            try folder.addPicture("Pictures/\(name).png", red: red)
        }
        func page(_ targets: [String], in place: String? = nil) throws -> (status: Int32, errors: String, text: String)
        {
            let outcome = try Tool.run(
                ["preview"] + targets + ["--html", folder["page.html"]], in: place ?? folder.path)
            let bytes = (try? folder.bytes(of: "page.html")) ?? []
            try? FileManager.default.removeItem(atPath: folder["page.html"])
            return (outcome.status, outcome.errors, String(decoding: bytes, as: UTF8.self))
        }
        let everything = try page([])
        #expect(everything.status == 0 && everything.text.hasPrefix("<!doctype html>"))
        #expect(everything.text.contains("\"name\": \"c\"") && everything.text.contains("\"name\": \"home\""))
        #expect(everything.text.contains("overlay-contrast"), "what the check finds is on the page")
        let named = try page(["home", "hme"])
        #expect(named.status == 1 && named.errors.contains("did you mean \"home\"?"))
        #expect(named.text.contains("\"name\": \"a\"") && !named.text.contains("\"name\": \"c\""))
        #expect(try page(["hme"]).text.isEmpty)
        _ = try Tool.run(["compile", "-o", "Out/Deep"], in: folder.path)
        let manifest = try page(["Out/Deep/catalog.json"])
        #expect(manifest.status == 0 && manifest.errors.isEmpty && manifest.text.contains("data:image/png;base64,"))
        try FileManager.default.removeItem(atPath: folder["Pictures/c.png"])
        let gone = try page(["Out/Deep/catalog.json"])
        #expect(gone.status == 0 && gone.errors.contains("the picture \"c\" is not on the page: it does not exist"))
        try folder.write("", to: "elsewhere/empty.txt")
        let loose = try page(["../Pictures"], in: folder["elsewhere"])
        #expect(loose.status == 0 && loose.text.contains("data:image/png;base64,"), "\(loose.errors)")
        #expect(try page(["../Pictures", "home"], in: folder["elsewhere"]).status == 64)
        #expect(try Tool.run(["preview", "--html", "no/page.html"], in: folder.path).status == 74)
    }

    @Test("A preview shows pictures, colors, manifests and names, without control codes into a file")
    func preview() throws {
        let folder = try TemporaryFolder(["tincture.yml": "sources: [Pictures]\ncarousels: {home: {pages: [a, b]}}\n"])
        try folder.addPicture("Pictures/a.png", red: 200)
        try folder.addPicture("Pictures/b.png", blue: 200)
        _ = try Tool.run(["compile", "-o", "Out"], in: folder.path)
        for (target, words) in [
            ("Pictures/a.png", "#C80000  100.0 %  dominant"), ("home", "home  page, blended in srgb"),
            ("#abc", "#AABBCC"),
            ("Out/catalog.json", "home  page, blended in srgb"), ("b", "backdrop #0000C8"),
        ] {
            let outcome = try Tool.run(["preview", target], in: folder.path)
            #expect(outcome.status == 0 && outcome.output.contains(words), "\(outcome.output) \(outcome.errors)")
            #expect(!outcome.output.contains("\u{1B}"))
        }
        let everything = try Tool.run(["preview"], in: folder.path)
        #expect(everything.output.contains("dominant") && everything.output.contains("home"))
        for (name, words) in [("hme", "did you mean \"home\"?"), ("Banners", "Carousels: home.")] {
            let unknown = try Tool.run(["preview", name], in: folder.path)
            #expect(unknown.status == 1 && unknown.errors.contains(words), "\(unknown.errors)")
        }
    }
}
