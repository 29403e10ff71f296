import CatalogManifest
import CatalogPreview
import Testing

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

    private func preview(_ depth: ColorDepth) -> TerminalPreview {
        TerminalPreview(depth: depth, width: 60) { $0.replacing("\u{1B}", with: "?") }
    }

    @Test("Without colours there are words and no control codes")
    func plain() {
        let text = preview(.plain).palette(name: "a\u{1B}[2J", colors)
        #expect(
            text == """
                a?[2J
                  #C0C0C0  75.0 %  dominant      #################
                  #FE9A3B  25.0 %  lightVibrant  ######
                  backdrop #FE9A3B   dark #3E2000   mean #CFB79F

                """)
    }

    @Test("A strip is as wide as the terminal and has both ends")
    func strip() {
        let strip = preview(.trueColor).strip(["#000000", "#FFFFFF"])
        #expect(strip.hasPrefix("\u{1B}[48;2;0;0;0m \u{1B}[0m"))
        #expect(strip.hasSuffix("\u{1B}[48;2;255;255;255m \u{1B}[0m\n"))
        #expect(strip.filter { $0 == " " }.count == 60)
    }

    @Test("256 colours are those of xterm's cube")
    func indexed() {
        #expect(preview(.indexed).color(name: "x", hex: "#FF875F").hasPrefix("\u{1B}[48;5;209m"))
    }

    @Test(
        "The environment decides how many colours there are",
        arguments: [
            (["TERM": "xterm-256color", "COLORTERM": "truecolor"], true, ColorDepth.trueColor),
            (["TERM": "xterm-256color"], true, .indexed), (["TERM": "xterm"], true, .plain),
            (["TERM": "dumb", "COLORTERM": "truecolor"], true, .plain),
            (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], true, .plain),
            (["TERM": "xterm-256color", "NO_COLOR": ""], true, .indexed),
            (["TERM": "xterm-256color", "COLORTERM": "truecolor"], false, .plain), ([:], true, .plain),
        ])
    func depth(environment: [String: String], isTerminal: Bool, expected: ColorDepth) {
        #expect(ColorDepth(environment: environment, isTerminal: isTerminal) == expected)
    }
}
