import CTextDrawing
import CarouselGradients
import CatalogManifest
import Foundation
import OrderedJSON
import TestTrees
import Testing

@Suite("tincture extract")
struct ExtractTests {
    private func pictures() throws -> TemporaryFolder {
        let folder = try TemporaryFolder(["text.png": "x"])
        try folder.addPicture("two.png", width: 10, height: 10) { x, _ in
            x < 7 ? (254, 154, 59, 255) : (255, 255, 255, 255)
        }
        try folder.addPicture("clear.png", alpha: 0)
        return folder
    }

    @Test("JSON has an object a file, in order, and the reason for one that cannot be used in its place")
    func json() throws {
        let folder = try pictures()
        let outcome = try Tool.run(
            ["extract", "--format", "json", "two.png", "text.png", "clear.png"], in: folder.path)
        #expect(outcome.status == 1)
        #expect(
            outcome.errors == """
                text.png: error: is not a picture: its content is in none of the formats that Tincture knows, such as PNG, JPEG, WebP, SVG and PDF. [unusable-image]
                clear.png: warning: is wholly transparent: it has no colors. [odd-image]

                """)
        let objects = try #require(try JSONParser.parse(Array(outcome.output.utf8)).elements)
        #expect(objects.map { $0["path"]?.string } == ["two.png", "text.png", "clear.png"])
        let two = objects[0]
        #expect(
            two.members?.map(\.name) == [
                "path", "width", "height", "swatches", "mean", "backdrop", "backdropDark", "backdropGradient", "bleed",
                "bleedDark", "bleedGradient", "sureness", "candidates", "roles", "edges", "format", "hasAlpha",
                "colorProfile", "byteCount", "sha256", "settings",
            ])
        #expect(two["width"]?.number == 10 && two["height"]?.number == 10)
        #expect(two["swatches"]?.elements?.map { $0["hex"]?.string } == ["#FE9A3B", "#FFFFFF"])
        #expect(two["swatches"]?.elements?.map { $0["weight"]?.number } == [0.7, 0.3])
        #expect(two["swatches"]?.elements?.map { $0["role"]?.string } == ["dominant", nil])
        #expect(two["mean"]?.string == "#FEB876" && two["backdrop"]?.string == "#FE9A3B")
        #expect(objects[1]["error"]?.string != nil && objects[1]["swatches"] == nil)
        #expect(two["roles"]?["dominant"]?.string == "#FE9A3B" && two["edges"]?["right"]?.string == "#FFFFFF")
        #expect(objects[2]["swatches"]?.elements?.isEmpty == true && objects[2]["error"] == nil)
    }

    @Test("A folder of banners becomes the pages of a server, one a name, in the order in which people count")
    func pages() throws {
        let folder = try TemporaryFolder([
            "Banners/notes.txt": "x", "Banners/.hidden.png": "x", "Banners/deep/loop4.png": "x",
            "Banners/logo.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
        ])
        for name in ["loop10", "loop2", "loop1@2x", "loop1"] {
            try folder.addPicture("Banners/\(name).png", red: name == "loop1@2x" ? 200 : 20, green: 60, blue: 90)
        }
        let outcome = try Tool.run(["extract", "--format", "pages", "--placeholders", "Banners"], in: folder.path)
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        let pages = try #require(try JSONParser.parse(Array(outcome.output.utf8)).elements)
        #expect(pages.map { $0["image"]?.string } == ["loop1", "loop2", "loop10"])
        #expect(pages.map { $0["backdrop"]?.string } == ["#C83C5A", "#143C5A", "#143C5A"])
        #expect(pages.allSatisfy { $0.members?.map(\.name) == ["image", "backdrop", "dark", "placeholder"] })
        // What an app reads: the same words, in any order.
        let served = try JSONDecoder().decode(CarouselBackdrop.Pages.self, from: Data(outcome.output.utf8))
        #expect(served.problems.isEmpty && served.pages.map(\.image) == ["loop1", "loop2", "loop10"])
        // A folder and a file side by side, and a folder without pictures, which is said.
        let mixed = try Tool.run(
            ["extract", "--format", "pages", "Banners/deep", "Banners/loop2.png"], in: folder.path)
        #expect(mixed.status == 1 && mixed.errors.contains("Banners/deep/loop4.png: error:"))
        #expect(try JSONParser.parse(Array(mixed.output.utf8)).elements?.count == 1)
        try folder.write("x", to: "Empty/notes.txt")
        let empty = try Tool.run(["extract", "--format", "pages", "Empty"], in: folder.path)
        #expect(empty.output == "[]\n" && empty.errors == "Empty: warning: the folder has no pictures.\n")
    }

    @Test("NDJSON has the same objects, a line each; paths come from standard input")
    func ndjson() throws {
        let folder = try pictures()
        let outcome = try Tool.run(
            ["extract", "--format", "ndjson", "-"], in: folder.path, input: "two.png\n\nclear.png\n")
        #expect(outcome.status == 0)
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(
            lines[0].hasPrefix(
                ##"{"path": "two.png", "width": 10, "height": 10, "swatches": [{"hex": "#FE9A3B", "weight": 0.7, "##
                    + ##""role": "dominant", "title": {"hex": "#00000077", "contrast": 3.04}, "##))
        let json = try Tool.run(["extract", "--format", "json", "two.png"], in: folder.path)
        #expect(
            try JSONParser.parse(Array(json.output.utf8)).elements?.first
                == (try JSONParser.parse(Array(lines[0].utf8))))
    }

    @Test("No file gives an empty array; a truncated one its colors and a warning")
    func edges() throws {
        let folder = try pictures()
        #expect(try Tool.run(["extract", "--format", "json", "-"], in: folder.path).output == "[]\n")
        try folder.addPicture("whole.png", width: 64, height: 64) { x, y in
            (UInt8(x * 4), UInt8(y * 4), UInt8(x ^ y), 255)
        }
        let bytes = try folder.bytes(of: "whole.png")
        try folder.write(Array(bytes.prefix(bytes.count / 2)), to: "cut.png")
        let outcome = try Tool.run(["extract", "--format", "ndjson", "cut.png"], in: folder.path)
        #expect(outcome.status == 0 && outcome.errors.hasPrefix("cut.png: warning: is truncated: only "))
        let object = try JSONParser.parse(Array(outcome.output.utf8))
        #expect(object["warning"]?.string?.contains("truncated") == true && object["width"]?.number == 64)
        #expect(object["swatches"]?.elements?.isEmpty == false)
    }

    @Test("The explanation has each rule's scores and the reason for the backdrop; it is text only")
    func explain() throws {
        let folder = try pictures()
        let outcome = try Tool.run(["extract", "--explain", "--count", "3", "two.png"], in: folder.path)
        #expect(outcome.status == 0)
        #expect(
            outcome.output.hasSuffix(
                """
                  the backdrop, by share × (chroma + 0.04),
                  and the bleed, by its share of the top, left and right border:
                    #FE9A3B  share 0.700  lightness 0.77  chroma 0.159  hue 60°
                             backdrop 0.139, bleed 0.567
                    #FFFFFF  share 0.300  lightness 1.00  chroma 0.000  hue 0°
                             backdrop 0.012, bleed 0.433
                  the roles, each for the best score of a swatch without a role, lightVibrant first:
                    #FE9A3B  share 0.700  lightness 0.77  chroma 0.159  hue 60°
                             lightVibrant 0.866
                    #FFFFFF  share 0.300  lightness 1.00  chroma 0.000  hue 0°
                             no role
                  the picture has no more than 2 of the 3 colors asked for: the others look the same as one of these
                  backdrop: #FE9A3B has the largest share × (chroma + 0.04), and the largest share. Sureness: 0.84.
                  bleed: #FE9A3B has most of its shades about it on the upper, left and right border. Sureness: 0.13.

                """))
        #expect(try Tool.run(["extract", "--explain", "--format", "json", "two.png"], in: folder.path).status == 64)
    }

    @Test("CSS has a custom property a swatch; names cannot break out of it")
    func css() throws {
        let folder = try pictures()
        try FileManager.default.copyItem(atPath: folder["two.png"], toPath: folder["a}b *@é.png"])
        let outcome = try Tool.run(["extract", "--format", "css", "a}b *@é.png"], in: folder.path)
        #expect(
            outcome.output == """
                /* a}b *@é.png */
                :root {
                  --a-b---é-1: #FE9A3B;
                  --a-b---é-2: #FFFFFF;
                  --a-b---é-mean: #FEB876;
                  --a-b---é-backdrop: #FE9A3B;
                  --a-b---é-backdrop-dark: #4F2800;
                  --a-b---é-backdrop-gradient: linear-gradient(#FE9A3B, #FFFFFF);
                  --a-b---é-bleed: #FE9A3B;
                  --a-b---é-bleed-dark: #4F2800;
                  --a-b---é-bleed-gradient: linear-gradient(to right, #FE9A3B, #FFFFFF);
                }

                """)
    }

    @Test("At most as many swatches as asked for", arguments: [1, 3, 16])
    func count(count: Int) throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("many.png", width: 32, height: 32) { x, y in (UInt8(x * 8), UInt8(y * 8), 90, 255) }
        let outcome = try Tool.run(["extract", "--format", "json", "--count", "\(count)", "many.png"], in: folder.path)
        #expect(try JSONParser.parse(Array(outcome.output.utf8)).elements?.first?["swatches"]?.elements?.count == count)
    }

    @Test(
        "Wrong usage is status 64",
        arguments: [[], ["--count", "0", "a"], ["--count", "17", "a"], ["--format", "xml", "a"]])
    func usage(arguments: [String]) throws {
        #expect(try Tool.run(["extract"] + arguments).status == 64)
    }

    @Test("A picture over a limit is refused, and says which")
    func limits() throws {
        let folder = try pictures()
        let outcome = try Tool.run(["extract", "--max-pixels", "99", "two.png"], in: folder.path)
        #expect(outcome.status == 1)
        #expect(
            outcome.errors
                == "two.png: error: has 10 × 10 pixels, more than the 99 allowed (--max-pixels). [unusable-image]\n")
        #expect(try Tool.run(["extract", "--max-pixels", "100", "two.png"], in: folder.path).status == 0)
        #expect(try Tool.run(["extract", "--max-memory", "0", "two.png"], in: folder.path).status == 64)
    }

    @Test("Standard output that cannot be written is status 74", .enabled(if: access("/dev/full", W_OK) == 0))
    func fullDisk() throws {
        let folder = try pictures()
        let outcome = try Tool.run(
            "/bin/sh", ["-c", "exec \"$0\" extract two.png > /dev/full", Tool.path], in: folder.path)
        #expect(outcome.status == 74)
    }
}

@Suite("tincture gradient")
struct GradientCommandTests {
    @Test("JSON has the contract's keys; both ends are exact and the steps even")
    func json() throws {
        let outcome = try Tool.run([
            "gradient", "#C0C0C0", "#000000", "--space", "srgb", "--steps", "5", "--format", "json",
        ])
        #expect(outcome.status == 0)
        #expect(
            outcome.output == """
                {
                  "space": "srgb",
                  "hue": null,
                  "colors": ["#C0C0C0", "#000000"],
                  "samples": ["#C0C0C0", "#909090", "#606060", "#303030", "#000000"],
                  "stops": [
                    {"location": 0, "hex": "#C0C0C0"},
                    {"location": 1, "hex": "#000000"}
                  ],
                  "maximumError": 0
                }

                """)
    }

    @Test("Oklab is the space if nothing is said, and a hue has a way around")
    func spaces() throws {
        let plain = try JSONParser.parse(
            Array(try Tool.run(["gradient", "#fff", "#000", "--format", "json"]).output.utf8))
        #expect(plain["space"]?.string == "oklab" && plain["samples"]?.elements?.count == 11)
        let polar = try JSONParser.parse(
            Array(
                try Tool.run(["gradient", "#f00", "#00f", "--space", "oklch", "--hue", "longer", "--format", "json"])
                    .output.utf8))
        #expect(polar["hue"]?.string == "longer")
    }

    @Test("Three colors are passed through")
    func three() throws {
        let outcome = try Tool.run(["gradient", "#FF0000", "#00FF00", "#0000FF", "--steps", "5"])
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.count == 5 && lines[0] == "#FF0000" && lines[2] == "#00FF00" && lines[4] == "#0000FF")
    }

    @Test("CSS has the samples as stops, or with --stops the fewest, so that every browser draws the same")
    func css() throws {
        #expect(
            try Tool.run(["gradient", "#fff", "#000", "--space", "srgb", "--steps", "3", "--format", "css"]).output
                == "linear-gradient(to right, #FFFFFF 0%, #808080 50%, #000000 100%)\n")
        #expect(
            try Tool.run(["gradient", "#fff", "#000", "#fff", "--space", "srgb", "--stops", "--format", "css"]).output
                == "linear-gradient(to right, #FFFFFF 0%, #000000 50%, #FFFFFF 100%)\n")
    }

    @Test("Colors are taken in any notation of CSS, with alpha too; a misspelt name is answered with the nearest")
    func notations() throws {
        let notations = ["rgb(192 192 192)", "silver", "hsl(0 0% 75.294%)", "color(srgb 0.75294 0.75294 0.75294)"]
        for notation in notations {
            let outcome = try Tool.run(["gradient", notation, "#000", "--steps", "2"])
            #expect(outcome.output == "#C0C0C0\n#000000\n", "\(notation)")
        }
        let clear = try Tool.run(["gradient", "rgb(255 0 0 / 50%)", "#F00", "--steps", "2", "--format", "json"])
        let object = try JSONParser.parse(Array(clear.output.utf8))
        #expect(object["samples"]?.elements?.map(\.string) == ["#FF000080", "#FF0000"])
        #expect(object["stops"] == nil)
        #expect(try Tool.run(["gradient", "rgb(255 0 0 / 50%)", "#F00", "--stops"]).status == 64)
        let misspelt = try Tool.run(["gradient", "siver", "#000"])
        #expect(misspelt.status == 64 && misspelt.errors.contains("did you mean \"silver\"?"))
    }

    @Test("Easing, the fewest stops with their error, and the worst contrast of an overlay")
    func everything() throws {
        let outcome = try Tool.run([
            "gradient", "#000", "#fff", "--space", "srgb", "--steps", "5", "--easing", "smoothstep", "--overlay",
            "gray", "--format", "json",
        ])
        let object = try JSONParser.parse(Array(outcome.output.utf8))
        // 3p² − 2p³ at 0.25 is 0.15625.
        #expect(
            object["samples"]?.elements?.map(\.string) == ["#000000", "#282828", "#808080", "#D7D7D7", "#FFFFFF"])
        #expect(object["easing"]?.string == "smoothstep")
        #expect((object["maximumError"]?.number ?? 1) <= 0.5)
        #expect((object["stops"]?.elements?.count ?? 0) > 2)
        #expect(object["contrast"]?["worst"]?.number == 1)
        #expect(abs((object["contrast"]?["location"]?.number ?? 0) - 0.5) < 0.01)
        let text = try Tool.run([
            "gradient", "#000", "#fff", "--space", "srgb", "--steps", "2", "--overlay", "#000",
        ])
        #expect(text.output == "#000000\n#FFFFFF\nworst contrast of #000000: 1 at 0 %\n")
    }

    @Test(
        "Wrong usage is status 64",
        arguments: [
            ["#fff"], ["#fff", "blau"], ["#fff", "#000", "--space", "cmyk"], ["#fff", "#000", "--steps", "1"],
            ["#fff", "#000", "--hue", "longer"], ["#fff", "#000", "--easing", "bouncy"],
            ["#fff", "#000", "--tolerance", "0"], ["#fff", "#000", "--overlay", "nothing"],
        ])
    func usage(arguments: [String]) throws {
        let outcome = try Tool.run(["gradient"] + arguments)
        #expect(outcome.status == 64 && outcome.output.isEmpty)
    }
}

@Suite("tincture check")
struct CheckTests {
    private func shop() throws -> TemporaryFolder {
        let folder = try TemporaryFolder(["tincture.yml": "sources: [Pictures]\nkinds: {icon: [\"none*\"]}\n"])
        try folder.addPicture("Pictures/a.png", red: 200)
        return folder
    }

    @Test("Warnings pass, and are errors under --strict")
    func strict() throws {
        let folder = try shop()
        let plain = try Tool.run(["check"], in: folder.path)
        #expect(plain.status == 0 && plain.errors.hasPrefix("tincture.yml:2:16: warning: ") && plain.output.isEmpty)
        let strict = try Tool.run(["check", "--strict"], in: folder.path)
        #expect(strict.status == 1 && strict.errors.hasPrefix("tincture.yml:2:16: error: "))
        #expect(folder.everything() == ["Pictures", "Pictures/a.png", "tincture.yml"])
    }

    @Test("JSON goes to standard output")
    func json() throws {
        let folder = try shop()
        let outcome = try Tool.run(["check", "--format", "json"], in: folder.path)
        let findings = try #require(try JSONParser.parse(Array(outcome.output.utf8)).elements)
        #expect(outcome.errors.isEmpty && findings.count == 1)
        #expect(findings[0]["rule"]?.string == "unused-configuration" && findings[0]["line"]?.number == 2)
    }

    @Test("A committed manifest passes while it is true, and fails by name when it is not")
    func manifest() throws {
        let folder = try shop()
        _ = try Tool.run(["compile", "-o", "Out"], in: folder.path)
        #expect(try Tool.run(["check", "--manifest", "Out/catalog.json"], in: folder.path).status == 0)
        try folder.addPicture("Pictures/a.png", red: 201)
        try folder.addPicture("Pictures/b.png")
        let outcome = try Tool.run(["check", "--manifest", "Out/catalog.json"], in: folder.path)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("palettes[a].backdrop is \"#C80000\" here and \"#C90000\" in the tree now"))
        #expect(outcome.errors.contains("images[b] is missing in the manifest"))
        #expect(
            outcome.errorLines.filter { $0.contains("[stale-manifest]") }.allSatisfy {
                $0.hasPrefix("Out/catalog.json:")
            })
    }

    @Test("A manifest that is not there, or is none, is an error", arguments: ["nothing.json", "tincture.yml"])
    func noManifest(name: String) throws {
        let folder = try shop()
        let outcome = try Tool.run(["check", "--manifest", name], in: folder.path)
        #expect(outcome.status == 1 && outcome.errors.contains("\(name):"))
    }

    @Test("The worst contrast of an overlay is reported, and a pin that is far from its picture once, where it is said")
    func contrast() throws {
        let folder = try shop()
        try folder.write(
            "sources: [Pictures]\ncarousels: {c: {pages: [a, {image: a, backdrop: \"#FFFFFF\"}], overlay: \"#FFFFFF\"}}\n",
            to: "tincture.yml")
        let outcome = try Tool.run(["check"], in: folder.path)
        #expect(outcome.status == 0)
        #expect(
            outcome.errors.contains(
                "note: carousel \"c\": the worst contrast of #FFFFFF on its backdrop is 1 at position 0. [overlay-contrast]"
            ))
        #expect(outcome.errors.components(separatedBy: "[pinned-color]").count == 2)
        #expect(outcome.errors.contains("tincture.yml:2:36: warning: carousel \"c\": #FFFFFF is far from"))
    }
}

@Suite("tincture preview, init and help")
struct SmallCommandTests {
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
        #expect(gone.status == 0 && gone.errors.contains("\"c\" has no picture on the page: it does not exist"))
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
        let unknown = try Tool.run(["preview", "hme"], in: folder.path)
        #expect(unknown.status == 1 && unknown.errors.contains("did you mean \"home\"?"))
    }

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
        #expect(initialized.output == "tincture.yml written: 2 sources. Next: tincture preview --serve\n")
        let compiled = try Tool.run(["compile", "-o", "Out"], in: folder.path)
        #expect(compiled.status == 0 && compiled.errors.isEmpty, "\(compiled.errors)")
        let manifest = try ManifestFile.read(try folder.bytes(of: "Out/catalog.json"))
        #expect(manifest.images.count == 2 && manifest.colors.count == 1 && manifest.carousels.map(\.name) == ["home"])
        let before = try folder.bytes(of: "tincture.yml")
        #expect(try Tool.run(["init"], in: folder.path).status == 74)
        #expect(try folder.bytes(of: "tincture.yml") == before)
    }

    @Test("An empty folder gets no starter configuration")
    func initializeNothing() throws {
        let folder = try TemporaryFolder()
        let outcome = try Tool.run(["init"], in: folder.path)
        #expect(outcome.status == 1 && outcome.errors.contains("nothing was written"))
        #expect(folder.everything().isEmpty)
    }

    @Test(
        "Every command's help shows an example",
        arguments: ["compile", "check", "diff", "preview", "extract", "gradient", "init"])
    func help(command: String) throws {
        let outcome = try Tool.run([command, "--help"])
        #expect(
            outcome.status == 0 && outcome.output.contains("EXAMPLE") && outcome.output.contains("tincture \(command)"))
    }

    @Test("Shell completions are there and are valid", arguments: ["bash", "zsh", "fish"])
    func completions(shell: String) throws {
        let outcome = try Tool.run(["--generate-completion-script", shell])
        #expect(outcome.status == 0 && outcome.output.contains("compile") && outcome.output.contains("format"))
        if shell == "bash" {
            #expect(try Tool.run("/bin/bash", ["-n"], in: "/", input: outcome.output).status == 0)
        }
    }
}

@Suite("The cache of tincture check")
struct CheckCacheTests {
    private func tree() throws -> TemporaryFolder {
        let folder = try TemporaryFolder([
            "App/tincture.yml": "sources: [A.xcassets]\ncode: [Code]\n",
            "App/Code/a.swift": #"let a = UIImage(named: "Crat")"#,
        ])
        try folder.addImageSet("App/A.xcassets/Cart.imageset", images: "")
        return folder
    }

    @Test("It is in the current folder, elsewhere if a person says so, and nowhere with --no-cache")
    func places() throws {
        let folder = try tree()
        let check = ["check", "--config", "App/tincture.yml"]
        let before = folder.everything()
        let clean = try Tool.run(check + ["--no-cache"], in: folder.path)
        #expect(clean.status == 1 && folder.everything() == before)
        #expect(try Tool.run(check + ["--cache", "Kept"], in: folder.path).errors == clean.errors)
        #expect(folder.everything(below: "Kept").contains { $0.hasPrefix("code-") })
        for _ in 0..<2 { #expect(try Tool.run(check, in: folder.path).errors == clean.errors) }
        #expect(folder.everything(below: ".tincture-cache").contains { $0.hasPrefix("code-") })
        #expect(try Tool.run(check + ["--cache", "a", "--no-cache"], in: folder.path).status == 64)
    }

    @Test("A folder that holds no cache is a note only where a person has named it, and without code there is none")
    func refused() throws {
        let folder = try tree()
        try folder.write("mine", to: ".tincture-cache")
        let check = ["check", "--config", "App/tincture.yml"]
        let silent = try Tool.run(check, in: folder.path)
        #expect(silent.status == 1 && !silent.errors.contains("cache"))
        let named = try Tool.run(check + ["--cache", ".tincture-cache"], in: folder.path)
        #expect(named.errors.contains("is not a folder; the cache is not used"))
        #expect(try folder.bytes(of: ".tincture-cache") == Array("mine".utf8))
        try folder.write("sources: [A.xcassets]\n", to: "App/tincture.yml")
        _ = try Tool.run(check + ["--cache", "Kept"], in: folder.path)
        #expect(!folder.everything().contains { $0.hasPrefix("Kept") })
    }
}
