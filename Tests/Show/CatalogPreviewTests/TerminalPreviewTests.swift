import CatalogManifest
import ColorScience
import Diagnostics
import Testing

@testable import CatalogPreview

@Suite("The terminal preview")
struct TerminalPreviewTests {
    private var colors: PaletteColors {
        var colors = PaletteColors(swatches: [
            SwatchEntry(hex: "#C0C0C0", weight: 0.75, role: "dominant"),
            SwatchEntry(hex: "#FE9A3B", weight: 0.25, role: "lightVibrant"),
        ])
        colors.mean = "#CFB79F"
        colors.backdrop = "#FE9A3B"
        colors.backdropDark = "#3E2000"
        return colors
    }

    private func preview(_ depth: ColorDepth, width: Int = 60) -> TerminalPreview {
        TerminalPreview(depth: depth, width: width)
    }

    @Test("Without colors there are words and no control codes")
    func plain() {
        let text = preview(.plain).palette(name: "a\u{1B}[2J", colors)
        #expect(
            text == """
                a\\u{1B}[2J
                  #C0C0C0  75.0 %  dominant      #################
                  #FE9A3B  25.0 %  lightVibrant  ######
                  backdrop #FE9A3B   dark #3E2000   mean #CFB79F

                """)
    }

    @Test("A picture whose sides differ names them and the gradient between them")
    func sides() {
        var colors = colors
        colors.sides = .leftRight
        colors.bleedGradient = BleedGradientEntry(
            to: .right,
            stops: [
                BackdropStop(location: 0, hex: "#C8293C", dark: "#590010"),
                BackdropStop(location: 1, hex: "#1F3CC8", dark: "#0A0085"),
            ])
        let text = preview(.plain, width: 80).palette(name: "a", colors)
        #expect(text.contains("  backdrop #FE9A3B   dark #3E2000   mean #CFB79F\n"))
        #expect(text.hasSuffix("  sides left-right #C8293C → #1F3CC8\n"))
    }

    @Test("On a narrow terminal lines are cut, and what follows from the swatches takes more lines; a file has no edge")
    func narrow() {
        let text = preview(.plain, width: 24).palette(name: "a rather long name of a picture", colors)
        #expect(
            text == """
                a rather long name of a…
                  #C0C0C0  75.0 %  domi…
                  #FE9A3B  25.0 %  ligh…
                  backdrop #FE9A3B
                  dark #3E2000
                  mean #CFB79F

                """)
        let file = TerminalPreview(depth: .plain, width: 24, isTerminal: false)
        #expect(
            file.palette(name: "a rather long name of a picture", colors).contains("a rather long name of a picture\n"))
    }

    @Test("A pin is what is shown, with what was found beside it")
    func pin() {
        let pin = PinEntry(color: "#1F6FEA", dark: "#002867")
        let picture = PicturePreview(name: "a", detail: "", file: nil, colors: colors, pin: pin)
        #expect(
            preview(.plain, width: 80).text(.picture(picture)).hasSuffix(
                "  pinned #1F6FEA   dark #002867   found #FE9A3B   mean #CFB79F\n"))
        var named = picture
        named = PicturePreview(
            name: "a", detail: "", file: nil, colors: colors,
            pin: PinEntry(color: "#1F6FEA", dark: nil, reference: PinReferenceEntry(at: [0.1, 0.5])))
        #expect(
            preview(.plain, width: 80).text(.picture(named)).contains("  pinned to [0.1, 0.5] #1F6FEA   found #FE9A3B"))
        let bare = PicturePreview(name: "a", detail: "svg", file: nil, colors: nil, pin: pin)
        #expect(preview(.plain).text(.picture(bare)) == "a  svg\n  pinned #1F6FEA   dark #002867\n")
    }

    @Test(
        "A color that contrast has changed is said to be changed, from what, to what and for what",
        arguments: [
            ColorDepth.plain, .trueColor,
        ])
    func adjusted(_ depth: ColorDepth) {
        var pages = [("a", "#1F6FEA"), ("b", "#008192")].map {
            CarouselEntry.Page(image: $0.0, backdrop: $0.1, source: .pinned)
        }
        pages[1].unadjusted = "#1F8FA0"
        let entry = CarouselEntry(
            name: "home", style: "deck", wraps: false, interpolation: "srgb",
            contrast: .init(overlay: "#FFFFFF", worst: 4.59, position: 1.9884897959183674, required: 4.5), pages: pages,
            transitions: [])
        let text = preview(depth, width: 80).text(.carousel(CarouselPreview(entry, files: [nil, nil])))
        #expect(text.contains("   1 b: pinned #1F8FA0, adjusted to #008192 for a contrast of 4.5 : 1\n"))
        #expect(text.contains("#008192") && text.contains("adjusted") && !text.contains("0 a:"))
        pages[1].pinnedBy = PinReferenceEntry(role: "vibrant")
        #expect(
            entry.words(for: pages[1]) == "pinned to vibrant #1F8FA0, adjusted to #008192 for a contrast of "
                + "4.5 : 1")
        #expect(text.contains("4.59 at position 1.99"))
    }

    @Test("The colors along the scroll have a label and their positions")
    func scroll() {
        let entry = CarouselEntry(
            name: "home", style: "page", wraps: false, interpolation: "srgb",
            pages: ["#000000", "#FFFFFF"].map { CarouselEntry.Page(image: $0, backdrop: $0, source: .extracted) },
            transitions: [.init(from: 0, to: 1, stops: [], samples: ["#000000", "#808080", "#FFFFFF"])])
        let text = preview(.plain, width: 80).text(.carousel(CarouselPreview(entry, files: [nil, nil])))
        #expect(
            text.hasSuffix(
                "   Along the scroll, with the position in pages below:\n#000000 #808080 #FFFFFF\n0       0.5     1\n"),
            "\(text)")
    }

    @Test("A color and a gradient that something shines through are written with their alpha")
    func translucent() throws {
        var manifest = CatalogManifest()
        var veil = ColorEntry.Variant(appearance: "any")
        (veil.colorSpace, veil.components, veil.hex) = ("srgb", [0, 0, 0, 0.2], "#000000")
        manifest.colors = [ColorEntry(name: "Veil", variants: [veil])]
        var stop = GradientEntry.Stop(color: "Veil", hex: "#000000", location: 0)
        stop.alpha = 0.2
        manifest.gradients = [
            GradientEntry(
                name: "g", start: [0, 0], end: [0, 1],
                stops: [stop, GradientEntry.Stop(color: "white", hex: "#FFFFFF", location: 1)])
        ]
        let items = PreviewCatalog(manifest) { $0 }.everything
        #expect(preview(.plain, width: 80).text(items[0]) == "#00000033  Veil  20 % opaque\n")
        let lines = preview(.plain, width: 80).text(items[1]).split(separator: "\n")
        #expect(lines[0].contains("Veil #00000033 → white #FFFFFF"))
        // Black of a fifth has little say: a quarter of the way 0.25 / 0.4 of the color is white.
        #expect(lines[1].hasPrefix("#00000033 ") && lines[1].hasSuffix(" #FFFFFF"))
        let middle = try #require(TintedColor(code: "#00000033"))
        #expect(
            TintedColor.blend(middle, TintedColor(SRGB8(red: 255, green: 255, blue: 255)), 0.25).code == "#9F9F9F66")
        let strips = preview(.trueColor, width: 80).text(items[1]).split(separator: "\n")
        #expect(strips.count == 3 && strips[1].hasPrefix("\u{1B}[48;2;204;204;204m"))
        #expect(strips[2].hasPrefix("\u{1B}[48;2;0;0;0m"))
    }

    @Test("The counts of a folder's sources add up to those of the folder")
    func folderCounts() {
        var manifest = CatalogManifest()
        manifest.images = ["A.xcassets", "A.xcassets", "Art"].enumerated().map { number, source in
            let file = ImageEntry.Variant(file: "\(source)/i\(number).png", format: "png", byteCount: 1, sha256: "")
            return ImageEntry(name: "i\(number)", kind: .icon, isTemplate: false, variants: [file])
        }
        manifest.colors = ["a", "b", "c"].map { ColorEntry(name: $0, variants: []) }
        let files = ["a": ["A.xcassets/a.colorset/Contents.json"], "b": ["B.xcassets/b.colorset"]]
        let summary = FolderSummary(
            of: manifest, colorFiles: files, sources: ["A.xcassets", "Art", "B.xcassets"], isConfigured: true,
            leastConfidence: nil
        ) { $0 }
        #expect(
            summary.text(for: preview(.plain, width: 80)).hasPrefix(
                """
                3 images, 3 colors
                  A.xcassets  2 images, 1 color
                  Art         1 image
                  B.xcassets  1 color
                  elsewhere   1 color

                """))
    }

    @Test(
        "The summary of a folder proposes to draw PDF files that browsers can't show, if a program can",
        arguments: [("pdf", true, true), ("pdf", false, false), ("png", true, false)])
    func drawnPDF(format: String, isInstalled: Bool, isProposed: Bool) {
        var manifest = CatalogManifest()
        let file = ImageEntry.Variant(file: "a.\(format)", format: format, byteCount: 1, sha256: "")
        manifest.images = [ImageEntry(name: "a", kind: .icon, isTemplate: false, variants: [file])]
        let summary = FolderSummary(
            of: manifest, colorFiles: [:], sources: [], isConfigured: true, leastConfidence: nil,
            drawsPDF: { isInstalled }
        ) { $0 }
        #expect(summary.text(for: preview(.plain, width: 80)).contains("--open --render-pdf  see") == isProposed)
    }

    @Test(
        "The summary of a folder names the pages with an uncertain backdrop",
        arguments: [
            (nil, ", 2 uncertain: a, b"), (0.3, ", 1 uncertain: b"), (0.9, ", 4 uncertain: a, b, c and 1 more"),
            (0, ""),
        ] as [(Double?, String)])
    func uncertainPages(leastConfidence: Double?, words: String) {
        var manifest = CatalogManifest()
        var pages = ["a", "b", "c", "d", "e"].map {
            CarouselEntry.Page(image: $0, backdrop: "#000000", source: .extracted)
        }
        for (index, confidence) in [0.4, 0.2, 0.7, 0.8].enumerated() { pages[index].confidence = confidence }
        manifest.carousels = [
            CarouselEntry(
                name: "home", style: "paged", wraps: false, interpolation: "srgb", pages: pages, transitions: [])
        ]
        let summary = FolderSummary(
            of: manifest, colorFiles: [:], sources: [], isConfigured: true, leastConfidence: leastConfidence
        ) { $0 }
        let text = summary.text(for: preview(.plain, width: 80))
        #expect(text.contains("  home  carousel of 5 pages\(words)\n"))
        // The line of an uncertain page says so, too.
        #expect(text.contains("   #000000  b  uncertain") == !words.isEmpty, "\(text)")
    }

    @Test("A page's line has its color for dark mode if there is room", arguments: [(80, true), (28, false)])
    func darkColor(width: Int, isShown: Bool) {
        var page = CarouselEntry.Page(image: "a", backdrop: "#000000", source: .extracted)
        page.backdropDark = "#123456"
        let entry = CarouselEntry(
            name: "home", style: "page", wraps: false, interpolation: "srgb", pages: [page], transitions: [])
        let text = preview(.plain, width: width).text(.carousel(CarouselPreview(entry, files: [nil])))
        #expect(text.contains("   #000000  a  found  dark #123456\n") == isShown, "\(text)")
        #expect(text.contains("   #000000  a  found"))
    }

    @Test("A strip is as wide as the terminal and has both ends")
    func strip() {
        let strip = preview(.trueColor).strip(["#000000", "#FFFFFF"])
        #expect(
            strip == "\u{1B}[48;2;0;0;0m\(String(repeating: " ", count: 30))\u{1B}[0m"
                + "\u{1B}[48;2;255;255;255m\(String(repeating: " ", count: 30))\u{1B}[0m\n")
    }

    @Test(
        "256 colors are those of xterm's cube and grays that are nearest in Oklab, so dark colors keep their hue",
        arguments: [
            ("#FF875F", 209), ("#000000", 16), ("#FFFFFF", 231), ("#C0C0C0", 250), ("#121212", 233), ("#EEEEEE", 255),
            ("#1F6FEB", 27),
            ("#4C2500", 52), ("#002867", 18),
        ])
    func indexed(hex: String, index: Int) throws {
        let color = try #require(SRGB8(hex: hex))
        #expect(IndexedColor.index(of: color) == index)
    }

    @Test(
        "The environment decides how many colors there are",
        arguments: [
            (["TERM": "xterm-256color", "COLORTERM": "truecolor"], true, ColorDepth.trueColor),
            (["TERM": "xterm-256color"], true, .indexed), (["TERM": "xterm"], true, .indexed),
            (["TERM": "vt100"], true, .plain),
            (["TERM": "xterm-direct"], true, .trueColor), (["TERM": "xterm-kitty"], true, .trueColor),
            (["TERM": "dumb", "COLORTERM": "truecolor"], true, .plain),
            (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], true, .plain),
            (["TERM": "xterm-256color", "NO_COLOR": ""], true, .indexed),
            (["TERM": "xterm-256color", "COLORTERM": "truecolor"], false, .plain), ([:], true, .plain),
        ])
    func depth(environment: [String: String], isTerminal: Bool, expected: ColorDepth) {
        #expect(ColorDepth(environment: environment, isTerminal: isTerminal) == expected)
    }

    @Test(
        "The environment decides how pictures are shown",
        arguments: [
            (["TERM": "xterm-kitty"], ColorDepth.trueColor, PictureProtocol.kitty),
            (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .indexed, .kitty),
            (["TERM": "xterm-ghostty"], .trueColor, .kitty), (["TERM_PROGRAM": "iTerm.app"], .trueColor, .iterm),
            (["TERM_PROGRAM": "WezTerm"], .trueColor, .iterm), (["TERM_PROGRAM": "Apple_Terminal"], .indexed, .blocks),
            (["TERM": "xterm-kitty"], .plain, .none), (["TERM_PROGRAM": "iTerm.app"], .plain, .none),
            (["TERM": "tmux-256color", "TERM_PROGRAM": "iTerm.app"], .trueColor, .blocks),
            (["TERM": "xterm-256color", "TMUX": "/tmp/s", "KITTY_WINDOW_ID": "1"], .trueColor, .blocks),
        ])
    func pictures(environment: [String: String], depth: ColorDepth, expected: PictureProtocol) {
        #expect(PictureProtocol(environment: environment, depth: depth) == expected)
    }

    @Test(
        "Columns are counted as terminals draw: two for Chinese, Japanese, Korean and emoji, none for marks",
        arguments: [
            ("Plant 1", 7), ("植物", 4), ("プラント", 8), ("ﾌﾟ", 1), ("식물", 4), ("🌱", 2), ("👩‍🌾", 2), ("🇯🇵", 2), ("☂️", 2),
            ("☂", 1),
            ("e\u{301}", 1), ("Größe", 5), ("…", 1), ("№", 1), ("Ａ", 2), ("", 0),
        ])
    func width(text: String, columns: Int) {
        #expect(DisplayWidth.of(text) == columns)
    }

    @Test("What is cut between two wide characters leaves a column rather than take one too many")
    func wideCut() {
        var line = TerminalLine(.plain, limit: 8)
        line.add("植物と花壇")
        #expect(line.text == "植物と…" && line.columns == 7)
        line.add("x")
        #expect(line.text == "植物と…")
        var exact = TerminalLine(.plain, limit: 10)
        exact.add("植物と花壇")
        #expect(exact.text == "植物と花壇" && exact.columns == 10)
    }

    @Test("Numbers are short and never trap")
    func numbers() {
        #expect(
            [0, 1.5, 0.25, 0.05, 1.999, -0.5, -0.001, 12].map { ShortNumber.text($0) } == [
                "0", "1.5", "0.25", "0.05", "2", "-0.5", "0", "12",
            ])
        #expect(ShortNumber.text(.nan) == "?" && ShortNumber.text(1e300) == "?")
        #expect(ShortNumber.percent(.infinity) == "100.0 %" && ShortNumber.percent(.nan) == "0.0 %")
    }
}
