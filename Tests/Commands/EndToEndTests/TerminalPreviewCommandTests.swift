import CatalogManifest
import Foundation
import TestTrees
import Testing

@Suite("tincture preview on a terminal", .serialized)
struct TerminalPreviewCommandTests {
    private static let trueColor = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]

    private func shop() throws -> TemporaryFolder {
        let folder = try TemporaryFolder([
            "tincture.yml": """
            sources: [Pictures]
            carousels:
              home: {pages: [loop1, loop2, 植物, 🌱 a plant with a long name], wraps: true, overlay: white}
            gradients: {Sky: {colors: [navy, white], start: top, end: bottom}}
            """
        ])
        for (name, red) in [("loop1", 200), ("loop2", 100), ("植物", 50), ("🌱 a plant with a long name", 250)] {
            try folder.addPicture("Pictures/\(name).png", width: 320, height: 100, red: UInt8(red))
        }
        return folder
    }

    private func shown(
        _ arguments: [String], columns: Int = 80, in folder: TemporaryFolder, _ environment: [String: String]
    ) throws -> String {
        try PseudoTerminal.run(["preview"] + arguments, columns: columns, in: folder.path, environment: environment)
            .output
    }

    @Test("Nothing is wider than the terminal, and the strips are as wide", arguments: [24, 40, 80, 133, 200])
    func widths(columns: Int) throws {
        let folder = try shop()
        for environment in [Self.trueColor, ["TERM": "xterm-256color"], ["TERM": "xterm-256color", "NO_COLOR": "1"]] {
            let received = ReceivedText(try shown([], columns: columns, in: folder, environment))
            #expect(received.columns <= columns, "\(environment)")
            if environment["NO_COLOR"] == nil {
                #expect(
                    received.lines.filter { !$0.isEmpty && $0.allSatisfy { " ▀".contains($0) } && $0.count == columns }
                        .count >= 3)
            }
        }
    }

    @Test("True color, 256 colors, or words alone, as the terminal says")
    func depths() throws {
        let folder = try shop()
        let full = ReceivedText(try shown(["loop1"], in: folder, Self.trueColor))
        #expect(full.codes.contains("48;2;200;0;0") && !full.codes.contains { $0.contains("8;5;") })
        let indexed = ReceivedText(try shown(["loop1"], in: folder, ["TERM": "xterm-256color"]))
        #expect(indexed.codes.contains("48;5;160") && !indexed.codes.contains { $0.contains("8;2;") })
        for environment in [["TERM": "dumb"], ["TERM": "xterm", "NO_COLOR": "1"], [:]] {
            let words = try shown(["loop1", "home", "--pictures", "kitty"], in: folder, environment)
            #expect(!words.contains("\u{1B}") && words.contains("#C80000  100.0 %  dominant"))
        }
        let piped = try Tool.run(
            ["preview", "loop1", "--pictures", "iterm"], in: folder.path, environment: Self.trueColor)
        #expect(!piped.output.contains("\u{1B}"))
    }

    @Test("A carousel has its pages above, its backdrop along the scroll below, and the worst contrast marked beneath")
    func carousel() throws {
        let folder = try shop()
        let text = try shown(["home"], in: folder, Self.trueColor)
        let lines = ReceivedText(text).lines
        #expect(lines.first == "home  page, wraps, blended in srgb")
        let names = try #require(lines.first { $0.contains("loop1") })
        #expect(names.hasPrefix("0 loop1             1 loop2             2 植物              3 🌱 a plant with…"))
        #expect(lines.contains { $0.hasPrefix("#C80000 found") })
        // White on the palest red is worst; its mark stands below that page's rest.
        let mark = try #require(lines.last { !$0.isEmpty })
        #expect(mark.contains("worst contrast of #FFFFFF: 4.14 at position 3") && mark.hasSuffix("▲"))
        #expect(mark.unicodeScalars.count == 70)
        #expect(lines.contains { $0.hasPrefix("         0                   1                   2") })
        // Twenty cells a page, and the first is nearly half a page before the first rest.
        let strip = text.split(separator: "\n").first { $0.hasPrefix("\u{1B}[48;2;224;0;0m") }
        #expect(strip != nil, "the strip begins halfway from the last page to the first")
    }

    @Test("Pictures go by half blocks, by kitty's protocol or as iTerm2's images, as asked or as the terminal can")
    func protocols() throws {
        let folder = try shop()
        let blocks = try shown(["loop1"], in: folder, Self.trueColor)
        #expect(!blocks.contains("\u{1B}_G") && !blocks.contains("\u{1B}]"))
        let kitty = try shown(["loop1"], in: folder, ["TERM": "xterm-kitty"])
        #expect(try picture(in: kitty, between: "\u{1B}_Ga=T,f=100,q=2,c=40,r=6,m=0;", and: "\u{1B}\\") == [400, 120])
        let iterm = try shown(["loop1", "--pictures", "iterm"], in: folder, Self.trueColor)
        #expect(try picture(in: iterm, between: "preserveAspectRatio=0:", and: "\u{07}") == [400, 120])
        #expect(
            !(try shown(["loop1", "--pictures", "none"], in: folder, ["TERM": "xterm-kitty"])).contains("\u{1B}_G"))
        #expect(try Tool.run(["preview", "loop1", "--pictures", "sixel"], in: folder.path).status == 64)
    }

    /// The size of the PNG that stands, in base64, between two texts.
    private func picture(in text: String, between opening: String, and closing: String) throws -> [Int] {
        let start = try #require(text.range(of: opening)).upperBound
        let end = try #require(text[start...].range(of: closing)).lowerBound
        let bytes = try #require(Data(base64Encoded: String(text[start..<end])))
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return [] }
        func number(_ at: Int) -> Int { bytes[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) } }
        return [number(16), number(20)]
    }

    @Test("No name, from wherever it comes, sends a code to the terminal")
    func hostileNames() throws {
        let bad = "\u{1B}]0;hit\u{07}\u{1B}[2J\u{9B}31m\u{202E}"
        let folder = try TemporaryFolder()
        try folder.addPicture("P/a\(bad).png", red: 9)
        try folder.addPicture("P/b.png", red: 90)
        let text = #""\e]0;hit\a\e[2J\u009B31m\u202E\#(UUID().uuidString)""#
        try folder.addColorSet(
            "P/A.xcassets/c\(bad).colorset",
            colors:
                #"{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1", "green": "0", "blue": "0", "alpha": "0.5"}}}"#
        )
        try folder.write(
            """
            sources: [P]
            carousels: {\(text): {pages: [\"a\\e]0;hit\\a\\e[2J\\u009B31m\\u202E\", b], overlay: white}}
            gradients: {\(text): {colors: [red, "c\\e]0;hit\\a\\e[2J\\u009B31m\\u202E"], start: top, end: bottom}}
            """, to: "tincture.yml")
        #expect(try Tool.run(["compile", "-o", "Out"], in: folder.path).status == 0)
        // Every text of the manifest, but for the words that the form allows alone.
        let manifest = String(decoding: try folder.bytes(of: "Out/catalog.json"), as: UTF8.self)
        let spoilt = manifest.replacing(
            /": "(?!other|extracted|pinned)/, with: #"": "\u001b]0;hit\u0007\u001b[2J\u009b31m\u202e"#
        )
        .replacing(#""samples": ["#, with: ##""samples": ["#12345\u001b]0;hit\u0007", "##)
        try folder.write(spoilt, to: "spoilt.json")
        for environment in [Self.trueColor, ["TERM": "dumb"]] {
            for targets in [[], ["P/a\(bad).png"], ["spoilt.json"], ["red -> c\(bad)"], ["#fff->\(bad)"], [bad]] {
                for kind in ["blocks", "none"] {
                    let output = try shown(targets + ["--pictures", kind], in: folder, environment)
                    let words = ReceivedText(output).lines.joined(separator: "\n")
                    let unsafe = words.unicodeScalars.filter {
                        $0 != "\n" && ($0.value < 0x20 || (0x7F..<0xA0).contains($0.value) || $0.value == 0x202E)
                    }
                    #expect(unsafe.isEmpty, "\(targets): \(unsafe.map(\.value))")
                }
                let errors = try Tool.run(["preview"] + targets, in: folder.path).errors
                #expect(!errors.contains("\u{1B}") && !errors.contains("\u{07}"))
            }
        }
        let everything = try shown(["spoilt.json"], in: folder, Self.trueColor)
        #expect(everything.contains("hit"), "the names were shown at all")
    }
}

@Suite("What tincture preview can show")
struct PreviewTargetTests {
    private func shop() throws -> TemporaryFolder {
        let folder = try TemporaryFolder(["tincture.yml": "sources: [Pictures]\ncarousels: {home: {pages: [a, b]}}\n"])
        try folder.addPicture("Pictures/a.png", red: 200)
        try folder.addPicture("Pictures/b.png", blue: 200)
        try folder.addColorSet(
            "Pictures/A.xcassets/Leaf.colorset",
            colors:
                #"{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0", "green": "1.000", "blue": "0.000", "alpha": "1.000"}}}"#
        )
        return folder
    }

    @Test(
        "A color in any notation of CSS, with its lightness, chroma and hue",
        arguments: [
            ("#abc", "#AABBCC"), ("rgb(255 0 0 / 50%)", "#FF000080"), ("rebeccapurple", "#663399"),
            ("oklch(70% 0 none)", "oklch(70% 0 none)"), ("color(display-p3 1 0 0)", "#FF0B0C"),
        ])
    func colors(target: String, words: String) throws {
        let outcome = try Tool.run(["preview", target], in: "/")
        #expect(
            outcome.status == 0 && outcome.output.contains(words) && outcome.output.contains("oklch("), "\(outcome)")
    }

    @Test("A gradient of two or more colors, blended as CSS writes it; names of the catalog are colors too")
    func gradients() throws {
        let folder = try shop()
        for (target, samples) in [
            ("#000000 -> #FFFFFF in srgb", ["#000000", "#FFFFFF"]), ("#000 → Leaf → #000", ["#000000", "#00FF00"]),
            ("red -> blue in oklch longer hue", ["#FF0000", "#0000FF"]), ("red -> blue in hsl increasing", ["#FF0000"]),
        ] {
            let outcome = try Tool.run(["preview", target], in: folder.path)
            #expect(outcome.status == 0 && outcome.output.hasPrefix(target), "\(outcome)")
            for sample in samples { #expect(outcome.output.contains(sample)) }
        }
        // The long way from red to blue leads through green, the short one does not.
        let long = try Tool.run(["preview", "red -> blue in hsl longer hue"], in: folder.path).output
        let short = try Tool.run(["preview", "red -> blue in hsl"], in: folder.path).output
        #expect(long.contains("#00FF") && !short.contains("#00FF"))
    }

    @Test(
        "What is nothing is told with the nearest word, and the rest goes on",
        arguments: [
            ("hme", "did you mean \"home\"?"), ("siver", "did you mean \"silver\"?"),
            ("Pictures/aa.png", "Pictures/a.png"),
            ("Pictures", "is a folder"), ("red -> blu", "did you mean \"blue\"?"),
            ("red -> blue in oklap", "did you mean \"oklab\"?"), ("red -> blue in oklch longest hue", "longer"),
            ("red -> blue in srgb longer hue", "has no hue"), ("red ->", "is not a gradient"),
            ("red -> blue in", "is not a gradient"),
        ])
    func unknown(target: String, words: String) throws {
        let folder = try shop()
        let outcome = try Tool.run(["preview", target, "#123456"], in: folder.path)
        #expect(outcome.status == 1 && outcome.errors.contains(words), "\(outcome.errors)")
        #expect(outcome.output.contains("#123456"))
    }

    @Test("A name is looked for before a folder of the same name, and a file before a name")
    func precedence() throws {
        let folder = try shop()
        try folder.makeFolder("home")
        #expect(try Tool.run(["preview", "home"], in: folder.path).output.hasPrefix("home  page"))
        try folder.addPicture("a", red: 7)
        #expect(try Tool.run(["preview", "a"], in: folder.path).output.contains("#070000"))
        try folder.addPicture("Pictures/red.png", green: 9)
        #expect(try Tool.run(["preview", "red"], in: folder.path).output.contains("#000900"))
    }
}
