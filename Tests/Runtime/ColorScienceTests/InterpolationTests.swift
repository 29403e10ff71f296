import ColorScience
import Testing

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

    // CSS Color 4, section 12.3, the example of premultiplied interpolation: rgb(24% 12% 98% / 0.4) and rgb(62% 26% 64%
    // / 0.6).
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
