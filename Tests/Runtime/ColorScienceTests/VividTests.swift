import ColorScience
import TestNumbers
import Testing

@Suite("Vivid interpolation")
struct VividTests {
    private func middle(_ start: String, _ end: String, _ interpolation: Interpolation = .vivid) throws -> Oklab {
        let color = interpolation.color(from: try Color(css: start), to: try Color(css: end), progress: 0.5)
        let components = color.converted(to: .oklab).components
        return Oklab(lightness: components.x, a: components.y, b: components.z)
    }

    @Test("The ends are exact, and the way back is the way there")
    func ends() {
        var random = SeededNumbers(seed: 38)
        for _ in 0..<500 {
            let (start, end) = (random.srgb(), random.srgb())
            let there = Interpolation.Segment(from: Color(start), to: Color(end), by: .vivid)
            let back = Interpolation.Segment(from: Color(end), to: Color(start), by: .vivid)
            #expect(SRGB8(there.color(at: 0)) == start && SRGB8(there.color(at: 1)) == end)
            for progress in [0.1, 0.5, 0.8] {
                #expect(deltaEOK(there.color(at: progress), back.color(at: 1 - progress)) < 1e-9)
            }
        }
    }

    @Test("Between 90° the middle keeps most of the chroma, which Oklab loses")
    func chroma() throws {
        let (start, end) = ("oklch(0.6 0.2 20)", "oklch(0.6 0.2 110)")
        let line = try middle(start, end, Interpolation(space: .oklab))
        #expect(abs(line.chroma - 0.2 * 0.5.squareRoot()) < 1e-6)
        // cos 45° of the 0.0586 that is lost comes back; for the rest it is lighter by 0.9 of it.
        let lost = 0.2 - line.chroma
        let kept = 0.5.squareRoot()
        let vivid = try middle(start, end)
        #expect(abs(vivid.chroma - line.chroma - kept * lost) < 1e-6)
        #expect(abs(vivid.lightness - 0.6 - 0.9 * (1 - kept) * lost) < 1e-6)
    }

    @Test("The hue is always that of the line through Oklab")
    func hue() {
        var random = SeededNumbers(seed: 39)
        for _ in 0..<300 {
            let (start, end) = (Color(random.srgb()), Color(random.srgb()))
            for progress in [0.2, 0.5, 0.9] {
                let line = Interpolation(space: .oklab).color(from: start, to: end, progress: progress).components
                let vivid = Interpolation.vivid.color(from: start, to: end, progress: progress).components
                #expect(abs(line.y * vivid.z - line.z * vivid.y) < 1e-9)
                #expect(line.y * vivid.y + line.z * vivid.z >= 0)
                #expect(vivid.x >= line.x - 1e-12)
            }
        }
    }

    @Test("Opposite colors meet in a light gray, and a gray end changes nothing")
    func edges() throws {
        let opposite = try middle("oklch(0.5 0.1 30)", "oklch(0.5 0.1 210)")
        #expect(opposite.chroma < 1e-6)
        #expect(abs(opposite.lightness - 0.59) < 1e-6)
        for (start, end) in [("#808080", "#FE9A3B"), ("#000000", "#FFFFFF"), ("#0070FF", "#FFFFFF")] {
            let line = try middle(start, end, Interpolation(space: .oklab))
            #expect(line.distance(to: try middle(start, end)) < 1e-4)
        }
        // Light colors are not lifted beyond 0.97, and never made darker.
        #expect(try middle("oklch(0.98 0.05 110)", "oklch(0.98 0.05 290)").lightness >= 0.98 - 1e-9)
    }

    @Test("It has a name beside those of CSS, but no color is written in it")
    func name() {
        #expect(Interpolation(name: "Vivid") == .vivid && Interpolation.vivid.name == "vivid")
        #expect(Interpolation(name: "oklch", hue: .longer) == Interpolation(space: .oklch, hue: .longer))
        #expect(Interpolation(name: "vibrant") == nil)
        #expect(Interpolation.names.count == ColorSpace.allCases.count + 1)
        #expect(throws: ColorSyntaxError.self) { try Color(css: "color(vivid 0.5 0.1 0.1)") }
    }
}

extension SeededNumbers {
    /// A random color of 8 bits a channel.
    fileprivate mutating func srgb() -> SRGB8 {
        let bits = next()
        return SRGB8(
            red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
            blue: UInt8(truncatingIfNeeded: bits >> 16))
    }
}
