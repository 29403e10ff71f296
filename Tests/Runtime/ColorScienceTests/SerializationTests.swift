import ColorScience
import Testing

@Suite("Printed colors")
struct SerializationTests {
    // CSS Color 4, section 15: the examples of the section where it has one for the notation.
    @Test(
        "A color is printed in the shortest notation of its space that keeps it",
        arguments: [
            ("goldenrod", "#DAA520"), ("#fff8", "#FFFFFF88"), ("transparent", "#00000000"),
            ("rgb(29 164 192 / 95%)", "rgba(29, 164, 192, 0.95)"),
            ("rgb(146.064 107.457 131.223)", "rgb(146.064, 107.457, 131.223)"),
            ("rgb(none 0 0)", "color(srgb none 0 0)"), ("color(srgb 1.2 0 -0.1)", "color(srgb 1.2 0 -0.1)"),
            ("color(srgb 1 0 0 / none)", "color(srgb 1 0 0 / none)"),
            ("hsl(38.824 100% 50%)", "hsl(38.824 100% 50%)"), ("hwb(20 none 30% / none)", "hwb(20 none 30% / none)"),
            ("hwb(740deg 20% 30% / 50%)", "hwb(20 20% 30% / 0.5)"),
            ("lab(56.200% 0.000 66.88%)", "lab(56.2 0 83.6)"), ("lch(37% 105.0 305.00)", "lch(37 105 305)"),
            ("lch(56.2% 83.6 357.4 /93%)", "lch(56.2 83.6 357.4 / 0.93)"),
            ("oklab(54.0% -25% -5%)", "oklab(0.54 -0.1 -0.02)"),
            ("oklch(56.43% 0.0900 123.40)", "oklch(0.5643 0.09 123.4)"),
            ("oklch(53.85% 0.1725 320.67 / 70%)", "oklch(0.5385 0.1725 320.67 / 0.7)"),
            ("color(dIsPlAy-P3  0.964  0.763  0.787)", "color(display-p3 0.964 0.763 0.787)"),
            ("color(xyz 0.472 0.372 0.131)", "color(xyz-d65 0.472 0.372 0.131)"),
            ("color(srgb-linear 1e9 -1e-9 0.00000005)", "color(srgb-linear 1000000000.0 0 0.0000001)"),
            ("oklab(0.5 0 0 / 12.3456789%)", "oklab(0.5 0 0 / 0.123457)"), ("lch(50 20 359.99999)", "lch(50 20 0)"),
        ])
    func css(text: String, printed: String) throws {
        #expect(try Color(css: text).css() == printed)
    }

    @Test(
        "What no text says is printed so that it can be read all the same",
        arguments: [
            (Color(.lab, .nan, -.infinity, 3), "lab(0 -1.7976931348623157e+308 3)"),
            (Color(.oklch, 0.5, 0.1, -90, alpha: 3), "oklch(0.5 0.1 270)"),
            (Color(.oklch, 0.5, 0.1, .infinity, alpha: -1), "oklch(0.5 0.1 0 / 0)"),
        ])
    func extremes(color: Color, printed: String) throws {
        #expect(color.css() == printed)
        _ = try Color(css: printed)
    }
}
