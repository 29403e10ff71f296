import ColorScience
import Testing

@Suite("Missing components")
struct MissingComponentTests {
    private func mixed(_ start: String, _ end: String, in space: ColorSpace, _ hue: HueInterpolation = .shorter) throws
        -> Color
    {
        Interpolation(space: space, hue: hue).color(
            from: try Color(css: start), to: try Color(css: end), progress: 0.5)
    }

    @Test("What is missing counts as 0, and is part of the color")
    func zero() {
        let color = Color(.oklch, 0.5, 0.1, 200, alpha: 0.7, missing: [.third, .alpha])
        #expect(color.components == Components(0.5, 0.1, 0) && color.alpha == 0)
        #expect(color != Color(.oklch, 0.5, 0.1, 0, alpha: 0))
        #expect(color.converted(to: .srgb).missing == .alpha)
        #expect(color.hex == Color(.oklch, 0.5, 0.1, 0, alpha: 0).hex)
    }

    // CSS Color 4, section 4.4.1: the hue goes missing, and the rest of colorfulness with it.
    @Test("A grey has no hue after conversion", arguments: [ColorSpace.lch, .oklch, .hsl, .hwb])
    func powerless(space: ColorSpace) throws {
        let hue: MissingComponents = space == .lch || space == .oklch ? .third : .first
        for grey in ["#000", "#808080", "#FFF"] {
            #expect(try Color(css: grey).converted(to: space).missing == hue, "\(grey)")
        }
        #expect(try Color(css: "#808180").converted(to: space).missing == [])
        // Conversion within a space does nothing.
        #expect(Color(space, 0, 0, 0).converted(to: space).missing == [])
    }

    @Test("A grey of HWB is whole: whiteness and blackness sum to 100")
    func hwbGrey() throws {
        let grey = try Color(css: "#333").converted(to: .hwb)
        #expect(abs(grey.components.y + grey.components.z - 100) < 1e-12)
    }

    // CSS Color 4, section 12.2: the examples of the section.
    @Test(
        "A missing component takes the other color's value, in another space by analogy",
        arguments: [
            ("oklch(78.3% 0.108 326.5)", "oklch(39.2% 0.4 none)", ColorSpace.oklch, "oklch(0.5875 0.254 326.5)"),
            (
                "oklch(0.783 0.108 326.5 / 0.5)", "oklch(0.392 0.4 0 / none)", .oklch,
                "oklch(0.5875 0.254 343.25 / 0.5)"
            ),
            ("lch(50% 0.02 none)", "color(display-p3 0.7 0.5 none)", .oklch, "oklch(0.602545 0.0761215 78.748)"),
            // Sets: what remains after the analogous components.
            ("hwb(20 none none)", "hsl(80 30% 40%)", .hsl, "hsl(50 30% 40%)"),
            // … and a hue without saturation is powerless.
            ("hsl(20 none none)", "hwb(80 30% 40%)", .hwb, "hwb(80 30% 40%)"),
            ("lab(50% none none)", "lch(70 30 40)", .lch, "lch(60 30 40)"),
            ("rgb(none none none / 50%)", "oklab(0.5 0.1 -0.1 / 50%)", .oklab, "oklab(0.5 0.1 -0.1 / 0.5)"),
            // Half a set is not carried.
            ("lab(50% none 20)", "lch(50 20 90)", .lch, "lch(50 20 90)"),
            // Missing at both ends: missing between.
            ("oklch(0.5 0.1 none)", "oklch(0.7 0.1 none)", .oklch, "oklch(0.6 0.1 none)"),
            ("oklab(0.5 0.1 none / none)", "oklab(0.7 0.1 0 / none)", .oklab, "oklab(0.6 0.1 0 / none)"),
            // A saturation without lightness keeps its hue.
            ("hsl(90 50% none)", "hsl(100 50% 40%)", .hsl, "hsl(95 50% 40%)"),
            // Filled in before alpha is premultiplied.
            ("oklab(none 0 0 / 0.1)", "oklab(0.6 0 0 / 0.9)", .oklab, "oklab(0.6 0 0 / 0.5)"),
        ])
    func carried(start: String, end: String, space: ColorSpace, half: String) throws {
        let found = try mixed(start, end, in: space)
        #expect(found.distance(to: try Color(css: half)) < 2e-6, "\(found.css())")
        let back = try mixed(end, start, in: space)
        #expect(back.distance(to: found) < 1e-12)
    }

    // CSS Color 4, section 12.4.2: equal hues are a full circle apart.
    @Test("The longer way from a hue to a missing one is once around")
    func fullCircle() throws {
        #expect(try mixed("hsl(90deg 50% 50%)", "hsl(none 50% 50%)", in: .hsl, .longer).css() == "hsl(270 50% 50%)")
    }

    @Test("Between two colors that cannot be seen lies one that cannot be seen")
    func transparent() throws {
        #expect(try mixed("rgb(255 0 0 / 0)", "rgb(0 0 255 / 0)", in: .srgb).css() == "#00000000")
        #expect(try mixed("#FF000000", "#FF0000", in: .oklch).mappedToSRGB.hex == "#FF000080")
    }
}
