import CatalogManifest
import Diagnostics
import Testing

@testable import CatalogDifference

@Suite("A difference as Markdown")
struct DifferenceMarkdownTests {
    @Test(
        "Two thousand changed pictures give no more than the limit, the most important first, and say what is missing")
    func many() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        for number in 0..<2000 {
            let name = "picture-with-a-rather-long-name-\(number)"
            base.add(name, content: "a\(number)", color: "#FF0000", kind: .other)
            head.add(name, content: "b\(number)", color: number == 1234 ? "#00FF00" : "#0000FF", kind: .other)
        }
        base.add("banner", content: "1", color: "#FF0000")
        head.add("banner", content: "2", color: "#0000FF")
        base.addColor("Green", ["any": "#00FF00"])
        head.addColor("Green", ["any": "#00AA00"])
        let text = DifferenceMarkdown(SmallCatalog.difference(base, head)).text
        #expect(text.utf8.count <= DifferenceMarkdown.standardLimit && text.utf8.count > 50_000)
        #expect(text.contains("**2001 pictures look different, 1 other change**"))
        let order = ["`banner`", "-1234`", "#### Colors (1)"].map { text.firstRange(of: $0)?.lowerBound }
        #expect(order.allSatisfy { $0 != nil } && order.compactMap(\.self).sorted() == order.compactMap(\.self))
        let rows = text.split(separator: "\n").count { $0.contains(" | replaced") && $0.contains(" bytes") }
        #expect(text.contains("*and \(2001 - rows) more; `--format json` has all*"))
    }

    @Test("Notes count for the limit, and leave half of it to the tables")
    func notes() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.addColor("Green", ["any": "#00FF00"])
        head.addColor("Green", ["any": "#00AA00"])
        for isChanged in [true, false] {
            var difference = SmallCatalog.difference(base, isChanged ? head : base)
            difference.notes = (0..<100).map { "The carousel \($0) is not built: Shop/a_b.json (line 3)." }
            let text = DifferenceMarkdown(difference, limit: 2000).text
            #expect(text.utf8.count <= 2000 && text.contains("is not built: Shop/a\\_b.json (line 3).\n"))
            #expect(text.firstMatch(of: /\*and \d+ more; `--format json` has all\*/) != nil, "\(text)")
            #expect(text.contains("| `Green` |") == isChanged)
        }
    }

    @Test(
        "A name is shown as it is, whatever it holds", arguments: ["a|b", "`x`", "``", "<b>", "@all #1", "*x*", " a "])
    func names(name: String) throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.add(name, content: "1")
        head.addColor(name, ["any": "#000000"])
        let text = DifferenceMarkdown(SmallCatalog.difference(base, head)).text
        let line = try #require(text.split(separator: "\n").first { $0.contains(" | removed") })
        // One more than the longest run of backticks in the name around it, and bars escaped.
        let shown = name.replacing("|", with: "\\|")
        #expect(line.contains(shown))
        #expect(line.replacing("\\|", with: "").count { $0 == "|" } == 5)
    }

    @Test("A color in a message is code, and the rest stays escaped")
    func colorsInMessages() {
        var head = SmallCatalog()
        let message = "#FE9A3B is *far* from #10203040, not #1234567"
        head.diagnostics = [Diagnostic(.warning, "distant-pin", at: "a.json", about: .image("a"), message)]
        var base = SmallCatalog()
        base.add("covered", content: "1")
        head.add("covered", content: "2")
        var difference = SmallCatalog.difference(base, head)
        difference.pictures[0].local = LocalDifference(
            largest: 50, share: 0.1, regions: [[0, 0, 0.1, 1]],
            loss: .init(kind: .oneColor, share: 0.1, color: "#000000"))
        difference.notes = ["Uses #808080."]
        let text = DifferenceMarkdown(difference).text
        #expect(text.contains("\nUses `#808080`.\n") && text.contains("became one color, `#000000`"), "\(text)")
        #expect(text.contains("`#FE9A3B` is \\*far\\* from `#10203040`, not \\#1234567"), "\(text)")
    }

    @Test("Line ends and marks of writing direction become visible, and end no row")
    func controls() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        head.add("a\n| b\u{202E}", content: "1")
        base.add("x", content: "2")
        let text = DifferenceMarkdown(SmallCatalog.difference(base, head)).text
        #expect(text.contains("`a\\n\\| b\\u{202E}`"))
    }

    @Test("A strip is shown once, in the section of its change, at a path that every parser takes")
    func strips() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.addCarousel("home [1]", [("a", "#C0C0C0"), ("b", "#202020")])
        head.addCarousel("home [1]", [("a", "#FE9A3B"), ("b", "#222222")])
        let text = DifferenceMarkdown(
            SmallCatalog.difference(base, head), strips: [.carousel("home [1]"): ["di ff/01 (x).png"]]
        ).text
        #expect(text.contains("![home \\[1\\], before and after](di%20ff/01%20%28x%29.png)"))
        #expect(text.components(separatedBy: "![").count == 2)
        #expect(
            text.contains("\n##### <a name=\"012028x29.png\"></a>`home [1]` · `a`\n\nbackdrop `#C0C0C0` →"), "\(text)")
        // A blank line before a picture makes it Markdown within the element.
        #expect(text.contains("\n\n<details><summary>Drawing: before and after</summary>\n\n![home"), "\(text)")
        // Another row about the same carousel leads to the drawing.
        #expect(text.contains("| `home [1]`<br>[drawing](#user-content-012028x29.png) | `b` |"), "\(text)")
    }
}

extension DifferenceMarkdownTests {
    @Test("What got worse has a section with its drawing, to which the summary leads, and a name in it is code")
    func worse() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        let names = ["a", "b", "c", "d", "e", "f", "g", "h"]
        for name in names {
            base.add(name, content: "1\(name)", size: (300, 100))
            head.add(name, content: "2\(name)", size: (30, 10))
        }
        base.add("*gone*", content: "3")
        head.add("new", content: "4")
        var difference = SmallCatalog.difference(base, head)
        let index = try #require(difference.pictures.firstIndex { $0.name == "new" })
        difference.pictures[index].looksLike = "*gone*"
        let text = DifferenceMarkdown(
            difference,
            strips: Dictionary(uniqueKeysWithValues: names.map { (.picture($0), ["d/\($0).png"]) }),
            picturesURL: "https://shop.example"
        ).text
        let sections = names.map { name in
            let picture = "![\(name), before and after](https://shop.example/\(name).png)\n"
            return
                "\n##### <a name=\"\(name).png\"></a>`\(name)`\n\nchanged: palette ΔE 0, smaller: 300 × 100 → 30 × 10"
                + "<br>300 × 100 png → 30 × 10 png · 1000 bytes · `\(name).png`\n\n"
                + (name == "h"
                    ? "<details><summary>Drawing: before and after</summary>\n\n\(picture)</details>\n" : picture)
        }
        #expect(text.contains("#### Made worse: Pictures (8)\n\(sections.joined())"), "\(text)")
        #expect(
            text.contains(
                "| Look first at | Change |\n| --- | --- |\n| [`a`](#user-content-a.png) | smaller: 300 × 100 → 30 × 10 |\n"
            ),
            "\(text)")
        #expect(text.contains("| and 1 more | |\n\nCheck that the other changes are intended.\n"), "\(text)")
        #expect(text.contains("| added; looks like `*gone*` |"), "\(text)")
        // Of two drawings, the one of what changed is open.
        #expect(MarkdownText.outsideTables("\(MarkdownText.code("a|b"))") == "`a|b`")
        let two = DifferenceMarkdown(
            difference,
            strips: [
                .picture("a"): ["d/a.png", "d/a-parts.png"], .picture("*gone*"): ["d/gone.png"],
            ]
        ).text
        #expect(two.contains("\n\n![\\*gone\\*, removed](d/gone.png)\n\n"), "\(two)")
        #expect(
            two.contains(
                "![a, what changed](d/a-parts.png)\n\n<details><summary>Drawing: before and after</summary>\n\n![a, before"
            ),
            "\(two)")
    }
}

extension String {
    fileprivate func components(separatedBy separator: String) -> [Substring] {
        split(separator: separator, omittingEmptySubsequences: false)
    }
}
