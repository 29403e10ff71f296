import ColorScience
import Testing

@Suite("Conversions")
struct ConversionTests {
    private func isNear(_ a: Components, _ b: Components, _ tolerance: Double) -> Bool {
        let difference = a - b
        return difference.max() <= tolerance && difference.min() >= -tolerance
    }

    // Ottosson, "A perceptual color space for image processing", the table of test values.
    @Test(
        "XYZ to Oklab gives Ottosson's published values",
        arguments: [
            (Components(0.950, 1.000, 1.089), Components(1.000, 0.000, 0.000)),
            (Components(1.000, 0.000, 0.000), Components(0.450, 1.236, -0.019)),
            (Components(0.000, 1.000, 0.000), Components(0.922, -0.671, 0.263)),
            (Components(0.000, 0.000, 1.000), Components(0.153, -1.415, -0.449)),
        ])
    func ottosson(xyz: Components, oklab: Components) {
        // Linear sRGB is the way in: the published matrix of IEC 61966-2-1 takes XYZ there.
        let linear = Components(
            3.2404542 * xyz.x - 1.5371385 * xyz.y - 0.4985314 * xyz.z,
            -0.9692660 * xyz.x + 1.8760108 * xyz.y + 0.0415560 * xyz.z,
            0.0556434 * xyz.x - 0.2040259 * xyz.y + 1.0572252 * xyz.z)
        let found = Color(.srgbLinear, linear).converted(to: .oklab).components
        #expect(isNear(found, oklab, 0.002), "\(found)")
    }

    // CSS Color 4, section 9.3 and the examples of sections 10 and 12.
    @Test(
        "sRGB colours have the Oklab and OKLCH values of CSS Color 4",
        arguments: [
            ("#FF0000", Components(0.62796, 0.22486, 0.12585), Components(0.62796, 0.25768, 29.234)),
            ("#00FF00", Components(0.86644, -0.23389, 0.17950), Components(0.86644, 0.29483, 142.495)),
            ("#0000FF", Components(0.45201, -0.03246, -0.31153), Components(0.45201, 0.31321, 264.052)),
            ("#FFFFFF", Components(1, 0, 0), Components(1, 0, 0)),
        ])
    func css(hex: String, oklab: Components, oklch: Components) throws {
        let color = Color(try #require(SRGB8(hex: hex)))
        #expect(isNear(color.converted(to: .oklab).components, oklab, 0.0001))
        #expect(isNear(color.converted(to: .oklch).components, oklch, 0.01))
        let fast = Oklab(try #require(SRGB8(hex: hex)))
        #expect(isNear(Components(fast.lightness, fast.a, fast.b), oklab, 0.0001))
    }

    // IEC 61966-2-1: the ends of the two parts, and half.
    @Test(
        "The sRGB transfer function has its published values",
        arguments: [(0.0, 0.0), (1.0, 1.0), (0.5, 0.21404114), (0.04045, 0.0031308), (-0.5, -0.21404114)])
    func transfer(encoded: Double, linear: Double) {
        let found = Color(.srgb, encoded, 0, 0).converted(to: .srgbLinear).components.x
        #expect(abs(found - linear) < 1e-6)
        let back = Color(.srgbLinear, linear, 0, 0).converted(to: .srgb).components.x
        #expect(abs(back - encoded) < 1e-5)
    }

    // CSS Color 4, section 18: the primaries of P3 in sRGB.
    @Test("Display P3 red lies outside sRGB where CSS Color 4 says")
    func displayP3() {
        let red = Color(.displayP3, 1, 0, 0).converted(to: .srgb).components
        #expect(isNear(red, Components(1.0931, -0.2267, -0.1501), 0.0002), "\(red)")
    }

    @Test("Every 8-bit grey and a lattice of colours come back from every space", arguments: ColorSpace.allCases)
    func roundTrip(space: ColorSpace) {
        for red in stride(from: 0, through: 255, by: 17) {
            for green in stride(from: 0, through: 255, by: 17) {
                for blue in stride(from: 0, through: 255, by: 17) {
                    let color = SRGB8(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
                    #expect(SRGB8(Color(color).converted(to: space)) == color)
                }
            }
        }
    }

    @Test("A colour outside sRGB keeps its hue and lightness when it is brought inside")
    func gamutMapping() {
        let vivid = Color(.oklch, 0.7, 0.35, 150)
        let mapped = Color(SRGB8(vivid)).converted(to: .oklch).components
        #expect(abs(mapped.x - 0.7) < 0.03)
        #expect(abs(mapped.z - 150) < 5)
        #expect(mapped.y < 0.35)
        #expect(SRGB8(Color(.oklch, 1.2, 0.1, 20)).hex == "#FFFFFF")
        #expect(SRGB8(Color(.oklab, -0.1, 0.1, 0)).hex == "#000000")
    }
}

@Suite("Notations")
struct NotationTests {
    @Test(
        "Hex codes of every length and case are read",
        arguments: [
            ("#fe9a3b", "#FE9A3B"), ("#FE9A3B", "#FE9A3B"), ("#abc", "#AABBCC"), ("#AbC8", "#AABBCC88"),
            ("#12345678", "#12345678"), ("#123456FF", "#123456"),
        ])
    func hex(text: String, expected: String) throws {
        #expect(try Color(css: text).hex == expected)
    }

    @Test(
        "What is no hex code is refused",
        arguments: ["", "#", "#12", "#12345", "#1234567", "123456", "#GGGGGG", "#１２３", "#+12345"])
    func refused(text: String) {
        #expect(throws: ColorSyntaxError.self) { try Color(css: text) }
        #expect(SRGB8(hex: text) == nil)
    }
}

@Suite("Interpolation")
struct InterpolationTests {
    private func samples(_ interpolation: Interpolation, _ start: String, _ end: String, _ progress: [Double]) throws
        -> [String]
    {
        let (a, b) = (try Color(css: start), try Color(css: end))
        return progress.map { interpolation.color(from: a, to: b, progress: $0).hex }
    }

    @Test("The ends are exact in every space", arguments: ColorSpace.allCases)
    func ends(space: ColorSpace) throws {
        for (start, end) in [("#FE9A3B", "#C0C0C0"), ("#000000", "#FFFFFF"), ("#0000FF", "#FFFF00")] {
            #expect(try samples(Interpolation(space: space), start, end, [0, 1, -1, 2]) == [start, end, start, end])
        }
    }

    // CSS Color 4, section 12.3, the example of premultiplied interpolation: rgb(24% 12% 98% / 0.4) and rgb(62% 26% 64% / 0.6).
    @Test("Alpha is premultiplied")
    func premultiplied() {
        let mixed = Interpolation(space: .srgb).color(
            from: Color(.srgb, 0.24, 0.12, 0.98, alpha: 0.4), to: Color(.srgb, 0.62, 0.26, 0.64, alpha: 0.6),
            progress: 0.5)
        #expect(abs(mixed.components.x - 0.468) < 1e-12)
        #expect(abs(mixed.components.y - 0.204) < 1e-12)
        #expect(abs(mixed.components.z - 0.776) < 1e-12)
        #expect(abs(mixed.alpha - 0.5) < 1e-12)
    }

    // CSS Color 4, section 12.4: hues 40 and 80 under the four methods, half way.
    @Test(
        "The hue goes the way that was asked for",
        arguments: [
            (HueInterpolation.shorter, 40.0, 80.0, 60.0), (.longer, 40, 80, 240), (.increasing, 40, 80, 60),
            (.decreasing, 40, 80, 240), (.shorter, 350, 10, 0), (.longer, 350, 10, 180), (.increasing, 350, 10, 0),
            (.decreasing, 350, 10, 180), (.shorter, 10, 350, 0), (.increasing, 10, 350, 180),
        ])
    func hue(method: HueInterpolation, from: Double, to: Double, half: Double) {
        let mixed = Interpolation(space: .oklch, hue: method).color(
            from: Color(.oklch, 0.7, 0.1, from), to: Color(.oklch, 0.7, 0.1, to), progress: 0.5)
        #expect(abs(mixed.components.z.truncatingRemainder(dividingBy: 360) - half) < 1e-9)
    }

    @Test("A grey takes the hue of the other end")
    func grey() throws {
        let mixed = Interpolation(space: .oklch).color(
            from: try Color(css: "#808080"), to: Color(.oklch, 0.6, 0.2, 200), progress: 0.5)
        #expect(abs(mixed.components.z - 200) < 1e-9)
    }

    @Test("What is not a number is taken as the start")
    func notANumber() throws {
        #expect(try samples(Interpolation(space: .oklab), "#FE9A3B", "#C0C0C0", [.nan]) == ["#FE9A3B"])
    }
}

@Suite("Differences")
struct DifferenceTests {
    // Sharma, Wu and Dalal (2005), table 1: all 34 pairs.
    static let pairs: [(Lab, Lab, Double)] = [
        (50.0000, 2.6772, -79.7751, 50.0000, 0.0000, -82.7485, 2.0425),
        (50.0000, 3.1571, -77.2803, 50.0000, 0.0000, -82.7485, 2.8615),
        (50.0000, 2.8361, -74.0200, 50.0000, 0.0000, -82.7485, 3.4412),
        (50.0000, -1.3802, -84.2814, 50.0000, 0.0000, -82.7485, 1.0000),
        (50.0000, -1.1848, -84.8006, 50.0000, 0.0000, -82.7485, 1.0000),
        (50.0000, -0.9009, -85.5211, 50.0000, 0.0000, -82.7485, 1.0000),
        (50.0000, 0.0000, 0.0000, 50.0000, -1.0000, 2.0000, 2.3669),
        (50.0000, -1.0000, 2.0000, 50.0000, 0.0000, 0.0000, 2.3669),
        (50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0009, 7.1792),
        (50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0010, 7.1792),
        (50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0011, 7.2195),
        (50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0012, 7.2195),
        (50.0000, -0.0010, 2.4900, 50.0000, 0.0009, -2.4900, 4.8045),
        (50.0000, -0.0010, 2.4900, 50.0000, 0.0010, -2.4900, 4.8045),
        (50.0000, -0.0010, 2.4900, 50.0000, 0.0011, -2.4900, 4.7461),
        (50.0000, 2.5000, 0.0000, 50.0000, 0.0000, -2.5000, 4.3065),
        (50.0000, 2.5000, 0.0000, 73.0000, 25.0000, -18.0000, 27.1492),
        (50.0000, 2.5000, 0.0000, 61.0000, -5.0000, 29.0000, 22.8977),
        (50.0000, 2.5000, 0.0000, 56.0000, -27.0000, -3.0000, 31.9030),
        (50.0000, 2.5000, 0.0000, 58.0000, 24.0000, 15.0000, 19.4535),
        (50.0000, 2.5000, 0.0000, 50.0000, 3.1736, 0.5854, 1.0000),
        (50.0000, 2.5000, 0.0000, 50.0000, 3.2972, 0.0000, 1.0000),
        (50.0000, 2.5000, 0.0000, 50.0000, 1.8634, 0.5757, 1.0000),
        (50.0000, 2.5000, 0.0000, 50.0000, 3.2592, 0.3350, 1.0000),
        (60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644),
        (63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.2630),
        (61.2901, 3.7196, -5.3901, 61.4292, 2.2480, -4.9620, 1.8731),
        (35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645),
        (22.7233, 20.0904, -46.6940, 23.0331, 14.9730, -42.5619, 2.0373),
        (36.4612, 47.8580, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146),
        (90.8027, -2.0831, 1.4410, 91.1528, -1.6435, 0.0447, 1.4441),
        (90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381),
        (6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377),
        (2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514, 0.9082),
    ].map { (Lab(lightness: $0.0, a: $0.1, b: $0.2), Lab(lightness: $0.3, a: $0.4, b: $0.5), $0.6) }

    @Test("CIEDE2000 gives the 34 published differences, both ways", arguments: pairs)
    func sharma(first: Lab, second: Lab, expected: Double) {
        #expect(abs(ciede2000(first, second) - expected) < 0.0001)
        #expect(abs(ciede2000(second, first) - expected) < 0.0001)
    }

    // CSS Color 4, section 9.1 example: #7654CD is lab(44.36% 36.05 -58.99).
    @Test("Lab of an sRGB colour is that of CSS Color 4")
    func lab() throws {
        let lab = Lab(try #require(SRGB8(hex: "#7654CD")))
        #expect(abs(lab.lightness - 44.36) < 0.01 && abs(lab.a - 36.05) < 0.01 && abs(lab.b + 58.99) < 0.01, "\(lab)")
    }

    // WCAG 2.2, understanding 1.4.3: black on white is 21 : 1, #777777 on white 4.48 : 1.
    @Test(
        "Contrast ratios are those of WCAG 2",
        arguments: [
            ("#000000", "#FFFFFF", 21.0), ("#777777", "#FFFFFF", 4.48), ("#FF0000", "#FFFFFF", 4.0),
            ("#123456", "#123456", 1),
        ])
    func contrast(first: String, second: String, expected: Double) throws {
        let (a, b) = (try #require(SRGB8(hex: first)), try #require(SRGB8(hex: second)))
        #expect(abs(contrastRatio(a, b) - expected) < 0.005)
        #expect(contrastRatio(a, b) == contrastRatio(b, a))
    }
}
