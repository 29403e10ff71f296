import ColorScience
import Testing

@Suite("The contrast of named colors")
struct PairContrastTests {
    private struct Pair: Decodable, Sendable {
        let text: ColorFixtures.Written
        let on: ColorFixtures.Written
        let contrast: Double
    }

    @Test("It is that of ColorAide to a hundredth, in every space and with alpha")
    func colorAide() throws {
        let cases = try ColorFixtures.read("contrasts", as: ColorFixtures.Cases<Pair>.self).cases
        #expect(cases.count == 1000)
        for pair in cases {
            let (text, background) = (try pair.text.color(), try pair.on.color())
            let ratio = contrastRatio(text.composed(over: background), background)
            #expect((ratio - pair.contrast).magnitude < 0.01, "\(pair) \(ratio)")
        }
    }

    // The examples that APCA-W3 is published with.
    @Test(
        "The lightness contrast is that of APCA-W3",
        arguments: [
            ("#888888", "#FFFFFF", 63.056469930209424), ("#FFFFFF", "#888888", -68.54146436644962),
            ("#000000", "#AAAAAA", 58.146262578561334), ("#AAAAAA", "#000000", -56.24113336839742),
            ("#112233", "#DDEEFF", 91.66830811481631), ("#DDEEFF", "#112233", -93.06770049484275),
            ("#112233", "#444444", 8.32326136957393), ("#444444", "#112233", -7.526878460278154),
        ])
    func apca(text: String, background: String, expected: Double) throws {
        let found = apcaContrast(text: try Color(css: text), on: try Color(css: background))
        #expect((found - expected).magnitude < 1e-6, "\(found)")
    }

    private struct Wide: Decodable, Sendable {
        let space: String
        let components: [Double]
        let xyz: [Double]
    }

    @Test("Colors of larger RGB spaces are those of ColorAide")
    func wideSpaces() throws {
        for wide in try ColorFixtures.read("wide-spaces", as: ColorFixtures.Cases<Wide>.self).cases {
            let space = try #require(WideRGBSpace(rawValue: wide.space))
            let color = space.color(Components(wide.components[0], wide.components[1], wide.components[2]))
            let found = color.converted(to: .xyzD65).components
            let distance = (found - Components(wide.xyz[0], wide.xyz[1], wide.xyz[2]))
            // ProPhoto RGB is of white D50, whose last digits differ; a 16-bit value is 1.5e-5.
            #expect(max(distance.max(), -distance.min()) < 1e-5, "\(wide) \(found)")
        }
    }
}
