import ColorScience
import TestNumbers
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

    @Test("Colors outside are brought into sRGB and Display P3 as ColorAide does it")
    func fixtures() throws {
        for entry in try ColorFixtures.read("gamut-mappings", as: ColorFixtures.Cases<Case>.self).cases {
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
        "Lightness out of range, infinities and what is not a number give white, black or a clipped color",
        arguments: [
            (Color(.oklch, 1.2, 0.1, 20), "#FFFFFF"), (Color(.oklab, -0.1, 0.1, 0), "#000000"),
            (Color(.srgb, .infinity, 0.5, 0), "#FF8000"), (Color(.srgb, .nan, 0, 1), "#0000FF"),
            (Color(.oklch, 0.5, .infinity, 0), "#000000"), (Color(.oklch, 0.5, 0.1, .nan), "#000000"),
        ])
    func extremes(color: Color, hex: String) {
        #expect(color.hex == hex)
    }

    @Test(
        "What is decided without the transfer function is what the algorithm of CSS decides, to the last bit",
        arguments: Gamut.allCases)
    func shortcuts(gamut: Gamut) {
        var random = SeededNumbers(seed: 15)
        for _ in 0..<4000 {
            let far = Color(
                .oklch, .random(in: 0.01...0.99, using: &random), .random(in: 0...0.5, using: &random),
                .random(in: 0...360, using: &random))
            // On the border of the gamut, and off it by what is next to nothing.
            let bias = Double.random(in: -0.000_002...0.000_002, using: &random)
            let border = Color(
                gamut.space, 1 + bias, .random(in: 0...1, using: &random), -bias * .random(in: 0...1, using: &random))
            for color in [far, border] {
                #expect(color.mapped(into: gamut).components == Self.mapped(color, into: gamut), "\(color.css())")
            }
        }
    }

    /// CSS Color 4, section 13.2, word by word.
    private static func mapped(_ color: Color, into gamut: Gamut) -> Components {
        func isInside(_ components: Components) -> Bool {
            components.min() >= -0.000_001 && components.max() <= 1.000_001
        }
        func clipped(_ components: Components) -> Components {
            components.clamped(lowerBound: Components(0, 0, 0), upperBound: Components(1, 1, 1))
        }
        func loss(_ clipped: Components, _ wanted: Components) -> Double {
            let difference = wanted - Color(gamut.space, clipped).converted(to: .oklab).components
            return (difference * difference).sum().squareRoot()
        }
        let direct = color.converted(to: gamut.space).components
        if isInside(direct) { return clipped(direct) }
        let polar = color.converted(to: .oklch).components
        let direction = Color(.oklch, 0, 1, polar.z).converted(to: .oklab).components
        func wanted(_ chroma: Double) -> Components { Components(polar.x, chroma * direction.y, chroma * direction.z) }
        var best = clipped(direct)
        if loss(best, wanted(polar.y)) < 0.02 { return best }
        var (low, high, lowIsInside) = (0.0, polar.y, true)
        while high - low > 0.0001 {
            let chroma = (low + high) / 2
            let components = Color(.oklab, wanted(chroma)).converted(to: gamut.space).components
            if lowIsInside && isInside(components) {
                low = chroma
                continue
            }
            best = clipped(components)
            let lost = loss(best, wanted(chroma))
            if lost < 0.02 {
                if 0.02 - lost < 0.0001 { return best }
                lowIsInside = false
                low = chroma
            } else {
                high = chroma
            }
        }
        return best
    }
}
