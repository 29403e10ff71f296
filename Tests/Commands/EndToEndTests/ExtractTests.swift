import CarouselGradients
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
                text.png:1:1: error: text.png is not a picture: its content is in none of the formats that Tincture knows, such as PNG, JPEG, WebP, SVG and PDF. [unusable-image]
                clear.png:1:1: warning: clear.png is fully transparent, so it has no colors. [irregular-image]

                """)
        let objects = try #require(try JSONParser.parse(Array(outcome.output.utf8)).elements)
        #expect(objects.map { $0["path"]?.string } == ["two.png", "text.png", "clear.png"])
        let two = objects[0]
        #expect(
            two.members?.map(\.name) == [
                "version", "path", "width", "height", "swatches", "mean", "backdrop", "backdropDark",
                "bleed", "bleedDark", "bleedGradient",
                "sides", "confidence", "candidates", "roles", "edges", "format", "hasAlpha",
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

    @Test("A wholly transparent picture has no color, and the placeholder that the reference gives it")
    func transparentPlaceholder() throws {
        let folder = try pictures()
        let outcome = try Tool.run(
            ["extract", "--format", "ndjson", "--placeholders", "clear.png"], in: folder.path)
        let object = try JSONParser.parse(Array(outcome.output.utf8))
        #expect(object["swatches"]?.elements?.isEmpty == true && object["backdrop"] == nil)
        // As of a square picture in `Tests/Fixtures/Placeholders`.
        #expect(object["thumbhash"]?.string == "AAiCBQAAAAAAAAAAAAAAAAAAAAAAAAAAAA==")
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
        #expect(outcome.status == 0)
        #expect(
            outcome.errorLines == [
                "Banners: note: subfolders are not read: deep. To read them, name them on the command line. [unusable-image]",
                "Banners: note: vector pictures are not read: logo.svg. Save them as PNG. [unusable-image]",
            ])
        let pages = try #require(try JSONParser.parse(Array(outcome.output.utf8))["pages"]?.elements)
        #expect(pages.map { $0["image"]?.string } == ["loop1", "loop2", "loop10"])
        #expect(pages.map { $0["backdrop"]?.string } == ["#C83C5A", "#143C5A", "#143C5A"])
        #expect(pages.allSatisfy { $0.members?.map(\.name) == ["image", "backdrop", "dark", "placeholder"] })
        // What an app reads: the same words, in any order.
        let served = try JSONDecoder().decode(CarouselBackdrop.Pages.self, from: Data(outcome.output.utf8))
        #expect(served.problems.isEmpty && served.pages.map(\.image) == ["loop1", "loop2", "loop10"])
        // A folder and a file side by side, and a folder without pictures, which is said.
        let mixed = try Tool.run(
            ["extract", "--format", "pages", "Banners/deep", "Banners/loop2.png"], in: folder.path)
        #expect(mixed.status == 1 && mixed.errors.contains("Banners/deep/loop4.png:1:1: error:"))
        #expect(try JSONParser.parse(Array(mixed.output.utf8))["pages"]?.elements?.count == 1)
        try folder.write("x", to: "Empty/notes.txt")
        let empty = try Tool.run(["extract", "--format", "pages", "Empty"], in: folder.path)
        #expect(
            empty.output == "{\"version\": 1, \"pages\": []}\n"
                && empty.errors
                    == "Empty: warning: the folder itself has no pictures; name pictures or another folder. "
                    + "[unusable-image]\n"
        )
    }

    @Test("Pages of one file name in different folders have different names")
    func pageNames() throws {
        let folder = try TemporaryFolder()
        for path in ["a/x.png", "b/x.png", "c/b/x.png", "x.png"] { try folder.addPicture(path, red: 20) }
        let paths = ["a/x.png", "b", "c/b/x.png", "a/x.png", "x.png"]
        let outcome = try Tool.run(["extract", "--format", "pages"] + paths, in: folder.path)
        let pages = try #require(try JSONParser.parse(Array(outcome.output.utf8))["pages"]?.elements)
        #expect(pages.map { $0["image"]?.string } == ["x", "b/x", "c/b/x", "x", "x.png"])
        #expect(outcome.status == 0 && outcome.errorLines.count == 3)
        #expect(
            outcome.errors.contains(
                "b/x.png: note: x.png is called \"b/x\" in the output, because a/x.png already has the shorter name."))
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
                ##"{"version": 1, "path": "two.png", "width": 10, "height": 10, "swatches": [{"hex": "#FE9A3B", "weight": 0.7, "##
                    + ##""role": "dominant", "title": {"hex": "#000000", "contrast": 9.9}, "##))
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
        #expect(outcome.status == 0 && outcome.errors.hasPrefix("cut.png:1:1: warning: cut.png is truncated: only "))
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
                  the roles, each given to the best remaining swatch, lightVibrant first:
                    #FE9A3B  share 0.700  lightness 0.77  chroma 0.159  hue 60°
                             lightVibrant 0.866
                    #FFFFFF  share 0.300  lightness 1.00  chroma 0.000  hue 0°
                             no role
                  the picture has only 2 of the 3 requested colors: the others look the same as
                    one of these
                  backdrop: #FE9A3B has the largest share × (chroma + 0.04), and the largest
                    share. Confidence: 0.93.
                  bleed: #FE9A3B is the most common color in the largest group of similar colors
                    on the upper, left and right borders. Confidence: 0.52. The left and right
                    sides differ; --format json prints both colors as bleedGradient.
                  candidates, best first:
                    #FE9A3B  backdrop, bleed, swatch 1
                    #FFFFFF  swatch 2

                """))
        #expect(try Tool.run(["extract", "--explain", "--format", "json", "two.png"], in: folder.path).status == 64)
        // The lower quarter of the sides is opaque.
        try folder.addPicture("part.png", width: 40, height: 40) { _, y in (200, 40, 40, y < 30 ? 0 : 255) }
        let part = try Tool.run(["extract", "--explain", "part.png"], in: folder.path).output
        #expect(part.contains("because most of the picture's border\n    is transparent."), "\(part)")
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
                == "two.png:1:1: error: two.png has 10 × 10 pixels, more than the 99 allowed. Scale it down, or "
                + "raise --max-pixels. [unusable-image]\n"
        )
        // Its rows are short, and count as sixteen pixels each.
        let rows = try Tool.run(["extract", "--max-pixels", "159", "two.png"], in: folder.path)
        #expect(rows.status == 1 && rows.errors.contains("has 10 rows, each of which counts as at least 16 pixels"))
        #expect(try Tool.run(["extract", "--max-pixels", "160", "two.png"], in: folder.path).status == 0)
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
