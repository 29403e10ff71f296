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
        "sRGB colors have the Oklab and OKLCH values of CSS Color 4",
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

    @Test("Every 8-bit grey and a lattice of colors come back from every space", arguments: ColorSpace.allCases)
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

    @Test("A color outside sRGB keeps its hue and lightness when it is brought inside")
    func gamutMapping() {
        let vivid = Color(.oklch, 0.7, 0.35, 150)
        let mapped = Color(SRGB8(vivid)).converted(to: .oklch).components
        #expect(abs(mapped.x - 0.7) < 0.03)
        #expect(abs(mapped.z - 150) < 5)
        #expect(mapped.y < 0.35)
    }
}
