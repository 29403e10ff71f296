import ColorScience
import TestNumbers
import Testing

@Suite("Mistakes in colors")
struct SyntaxErrorTests {
    @Test(
        "A mistake is named",
        arguments: [
            ("", "the text is empty; write a CSS color such as #RRGGBB, oklch(0.7 0.1 200) or a name"),
            (
                " Blau",
                "no CSS color is called \"Blau\""
            ),
            ("#ffg", "\"g\" is not a hexadecimal digit"),
            ("#fffff", "a hex code cannot have 5 digits; write #RGB, #RGBA, #RRGGBB or #RRGGBBAA"),
            (
                "cmyk(0 0 0 0)",
                "cmyk() is not a CSS color function; use one of rgb(), rgba(), oklab(), oklch(), "
                    + "lab(), lch(), hsl(), hsla(), hwb() and color()"
            ),
            (
                "color(rec2021 0 0 0)",
                "\"rec2021\" is not a color space of color(); use one of srgb, srgb-linear, "
                    + "display-p3, display-p3-linear, xyz, xyz-d65 and xyz-d50"
            ),
            ("hsl(3px 1% 1%)", "\"px\" is not an angle unit; use one of deg, grad, rad and turn"),
            ("rgb(1 2)", "\")\" was found where a number, a percentage or none was expected"),
            ("rgb(1, 2%, 3)", "\"2%\" was found where a number was expected"),
            ("hsl(1, 2, 3%)", "\"2\" was found where a percentage was expected"),
            ("oklch(1 2 3%)", "\"3%\" was found where a hue was expected"),
            ("rgb(1 2 3", "the text ends too early: \")\" was expected"),
            (
                "rgb(1 2 3 / x)",
                "\"x\" was found where an alpha: a number, a percentage or none was expected"
            ),
            (
                "color(srgb 1deg 2 3)",
                "\"1deg\" was found where a number, a percentage or none was expected"
            ),
            ("red /* é */ blue", "\"blue\" was found where the end was expected"),
            ("123456", "\"123456\" was found where a color was expected"),
        ])
    func words(text: String, words: String) {
        let error = #expect(throws: ColorSyntaxError.self) { try Color(css: text) }
        #expect(error?.description == words)
    }

    @Test("What is misspelt comes with the words that are known")
    func misspelling() {
        let name = #expect(throws: ColorSyntaxError.self) { try Color(css: "Rebeccapurpel") }
        #expect(name?.misspelling?.word == "Rebeccapurpel")
        #expect(name?.misspelling?.candidates.contains("rebeccapurple") == true)
        let space = #expect(throws: ColorSyntaxError.self) { try Color(css: "color(p3 1 0 0)") }
        #expect(space?.misspelling?.candidates.contains("display-p3") == true)
        let digits = #expect(throws: ColorSyntaxError.self) { try Color(css: "#12") }
        #expect(digits?.misspelling == nil)
    }

    @Test("No text makes the reader trap")
    func noTrap() {
        var random = SeededNumbers(seed: 7)
        let pieces = [
            "rgb(", "color(", "oklch(", "hsl(", "srgb", "none", "1", "-2e9", "50%", "9e999", "1e-999", "deg", ",", "/",
            " ",
            "/*", "*/", ")", "#", "f", "é", "\u{301}", "-", "--", "+", ".", "e", "\0", "👩‍👧",
        ]
        for _ in 0..<20_000 {
            let text = (0..<Int.random(in: 0...9, using: &random)).map { _ in pieces.randomElement(using: &random) ?? ""
            }
            // What is read can be shown: huge numbers, too.
            if let color = try? Color(css: text.joined()) { _ = (color.hex, color.css()) }
        }
    }
}
