import ColorScience
import Testing

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
    @Test("Lab of an sRGB color is that of CSS Color 4")
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

    struct Case: Decodable, Sendable {
        let first: [UInt8]
        let second: [UInt8]
        let ciede2000: Double
        let deltaEOK: Double
        let contrast: Double
    }

    @Test("Differences and contrast of random colors are ColorAide's")
    func fixtures() throws {
        for entry in try ColorFixtures.read("differences", as: ColorFixtures.Cases<Case>.self).cases {
            let first = SRGB8(red: entry.first[0], green: entry.first[1], blue: entry.first[2])
            let second = SRGB8(red: entry.second[0], green: entry.second[1], blue: entry.second[2])
            #expect(abs(ciede2000(first, second) - entry.ciede2000) < 1e-6, "\(entry)")
            #expect(ciede2000(Color(first), Color(second)) == ciede2000(first, second))
            #expect(abs(deltaEOK(Color(first), Color(second)) - entry.deltaEOK) < 1e-7, "\(entry)")
            // ColorAide's luminance has unrounded coefficients.
            #expect(abs(contrastRatio(first, second) - entry.contrast) < 0.0002 * entry.contrast, "\(entry)")
        }
    }
}
