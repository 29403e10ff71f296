import ColorScience
import Testing

@Suite("Gamut mapping")
struct GamutMappingTests {
    struct Case: Decodable, Sendable {
        let space: String
        let components: [Double]
        let srgb: [Double]
        let displayP3: [Double]

        private enum CodingKeys: String, CodingKey {
            case space, components, srgb
            case displayP3 = "display-p3"
        }
    }

    @Test("Colours outside are brought into sRGB and Display P3 as ColorAide does it")
    func fixtures() throws {
        for entry in try ColourFixtures.read("gamut-mappings", as: ColourFixtures.Cases<Case>.self).cases {
            let color = Color(
                try #require(ColorSpace(rawValue: entry.space)), entry.components[0], entry.components[1],
                entry.components[2])
            for (gamut, expected) in [(Gamut.srgb, entry.srgb), (.displayP3, entry.displayP3)] {
                let found = color.mapped(into: gamut)
                let wanted = Color(gamut.space, expected[0], expected[1], expected[2])
                #expect(found.distance(to: wanted) <= 1e-5, "\(color.css()): \(found.css()), not \(wanted.css())")
            }
        }
    }

    @Test("What is inside stays as it is", arguments: Gamut.allCases)
    func inside(gamut: Gamut) {
        for color in [Color(gamut.space, 1, 0, 0), Color(gamut.space, 0.2, 1, 0.7, alpha: 0.3)] {
            #expect(color.mapped(into: gamut).distance(to: color) < 1e-12)
            #expect(color.isInside(gamut))
        }
    }

    @Test("Display P3 holds what sRGB does not")
    func gamuts() {
        let red = Color(.displayP3, 1, 0, 0)
        #expect(red.isInside(.displayP3) && !red.isInside(.srgb) && !red.isInSRGB)
        #expect(red.mapped(into: .displayP3) == red)
        #expect(red.mappedToSRGB.isInSRGB)
    }

    @Test(
        "Lightness out of range, infinities and what is no number give white, black or a clipped colour",
        arguments: [
            (Color(.oklch, 1.2, 0.1, 20), "#FFFFFF"), (Color(.oklab, -0.1, 0.1, 0), "#000000"),
            (Color(.srgb, .infinity, 0.5, 0), "#FF8000"), (Color(.srgb, .nan, 0, 1), "#0000FF"),
            (Color(.oklch, 0.5, .infinity, 0), "#000000"), (Color(.oklch, 0.5, 0.1, .nan), "#000000"),
        ])
    func extremes(color: Color, hex: String) {
        #expect(color.hex == hex)
    }
}
