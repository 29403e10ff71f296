import ColorScience
import TestNumbers
import Testing

@Suite("Properties over random colors")
struct PropertyTests {
    /// A random color of sRGB, now and then a gray or with alpha, in a random space.
    private func randomColor(_ random: inout SeededNumbers) -> Color {
        func byte() -> UInt8 { .random(in: 0...255, using: &random) }
        let grey = byte()
        let color =
            Int.random(in: 0..<8, using: &random) == 0
            ? SRGB8(red: grey, green: grey, blue: grey) : SRGB8(red: byte(), green: byte(), blue: byte())
        let alpha = Bool.random(using: &random) ? 1 : Double.random(in: 0.01...1, using: &random)
        let srgb = Color(.srgb, Color(color).components, alpha: alpha)
        return srgb.converted(to: ColorSpace.allCases.randomElement(using: &random) ?? .srgb)
    }

    @Test("A color comes back from every space", arguments: ColorSpace.allCases)
    func roundTrip(space: ColorSpace) {
        var random = SeededNumbers(seed: 1)
        for _ in 0..<500 {
            let color = randomColor(&random)
            let back = color.converted(to: space).converted(to: color.space)
            // Grays lose what rounding has left of their chroma: at most 0.0015 of Lab's 100.
            #expect(deltaEOK(back, color) < 0.000_02, "\(color) by \(space): \(back)")
            #expect(back.hex == color.hex)
            #expect(back.alpha == color.alpha)
        }
    }

    @Test("Wide colors come back from every space that has no gamut", arguments: ColorSpace.allCases)
    func wideRoundTrip(space: ColorSpace) {
        // HWB says nothing of colors outside sRGB (CSS Color 4, section 8).
        if space == .hwb { return }
        var random = SeededNumbers(seed: 2)
        for _ in 0..<500 {
            let color = Color(
                .displayP3Linear, .random(in: -0.2...1.3, using: &random), .random(in: -0.2...1.3, using: &random),
                .random(in: -0.2...1.3, using: &random))
            let back = color.converted(to: space).converted(to: .displayP3Linear)
            #expect(back.distance(to: color) < 1e-6, "\(color) by \(space): \(back)")
        }
    }

    @Test("The ends are exact, and beyond them lie the ends", arguments: ColorSpace.allCases)
    func ends(space: ColorSpace) {
        var random = SeededNumbers(seed: 3)
        for hue in HueInterpolation.allCases {
            for _ in 0..<100 {
                let (start, end) = (randomColor(&random), randomColor(&random))
                let segment = Interpolation.Segment(from: start, to: end, by: Interpolation(space: space, hue: hue))
                #expect(segment.color(at: 0).hex == start.hex)
                #expect(segment.color(at: 1).hex == end.hex)
                for (progress, same) in [(-1.0, 0.0), (.nan, 0), (-.infinity, 0), (2, 1), (.infinity, 1)] {
                    #expect(segment.color(at: progress) == segment.color(at: same))
                }
            }
        }
    }

    @Test("The way back is the way there", arguments: ColorSpace.allCases)
    func symmetry(space: ColorSpace) {
        var random = SeededNumbers(seed: 4)
        let opposite: [HueInterpolation: HueInterpolation] = [.increasing: .decreasing, .decreasing: .increasing]
        for hue in HueInterpolation.allCases {
            for _ in 0..<50 {
                let (start, end) = (randomColor(&random), randomColor(&random))
                // A full circle has a direction: CSS Color 4, section 12.4.2, for equal hues.
                if hue == .longer, [start, end].contains(where: { $0.converted(to: .oklch).missing != [] }) {
                    continue
                }
                let there = Interpolation.Segment(from: start, to: end, by: Interpolation(space: space, hue: hue))
                let back = Interpolation.Segment(
                    from: end, to: start, by: Interpolation(space: space, hue: opposite[hue] ?? hue))
                for progress in [0, 0.1, 0.25, 0.5, 0.8, 1] {
                    #expect(there.color(at: progress).distance(to: back.color(at: 1 - progress)) < 1e-9)
                }
            }
        }
    }

    @Test("A segment gives what the interpolation gives, alpha between the ends'")
    func segment() {
        var random = SeededNumbers(seed: 5)
        for _ in 0..<300 {
            let (start, end) = (randomColor(&random), randomColor(&random))
            let space = ColorSpace.allCases.randomElement(using: &random) ?? .oklab
            let interpolation = Interpolation(space: space)
            let progress = Double.random(in: 0...1, using: &random)
            let found = interpolation.color(from: start, to: end, progress: progress)
            #expect(Interpolation.Segment(from: start, to: end, by: interpolation).color(at: progress) == found)
            #expect(found.alpha >= min(start.alpha, end.alpha) - 1e-12)
            #expect(found.alpha <= max(start.alpha, end.alpha) + 1e-12)
        }
    }

    @Test("Differences are symmetric, nothing for the same color, and contrast is 1 … 21")
    func differences() {
        var random = SeededNumbers(seed: 6)
        for _ in 0..<500 {
            let (first, second) = (randomColor(&random), randomColor(&random))
            #expect(abs(ciede2000(first, second) - ciede2000(second, first)) < 1e-9)
            #expect(deltaEOK(first, second) == deltaEOK(second, first))
            #expect(ciede2000(first, first) == 0 && deltaEOK(first, first) == 0)
            let ratio = contrastRatio(SRGB8(first), SRGB8(second))
            #expect(ratio >= 1 && ratio <= 21 && ratio == contrastRatio(SRGB8(second), SRGB8(first)))
        }
    }

    @Test(
        "What is mapped into a gamut lies inside, and stays where it is when it is mapped again",
        arguments: Gamut.allCases)
    func mapping(gamut: Gamut) {
        var random = SeededNumbers(seed: 8)
        for _ in 0..<500 {
            let color = Color(
                .oklch, .random(in: -0.1...1.1, using: &random), .random(in: 0...0.5, using: &random),
                .random(in: 0..<360, using: &random), alpha: 0.5)
            let mapped = color.mapped(into: gamut)
            #expect(mapped.components.min() >= 0 && mapped.components.max() <= 1 && mapped.alpha == 0.5)
            #expect(mapped.mapped(into: gamut) == mapped)
        }
    }

    @Test("A printed color is read as itself", arguments: ColorSpace.allCases)
    func printed(space: ColorSpace) throws {
        var random = SeededNumbers(seed: 9)
        for _ in 0..<200 {
            let color = randomColor(&random).converted(to: space)
            let read = try Color(css: color.css())
            #expect(read.distance(to: color) < 6e-7, "\(color): \(color.css())")
            #expect(read.hex == color.hex)
        }
    }
}
