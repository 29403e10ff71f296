import TestNumbers
import Testing

@testable import ColorScience

@Suite("Bounds that are found quicker than what they hold")
struct QuickBoundsTests {
    @Test("The luminance of every color's 8-bit form lies within its bounds, inside the gamut and outside")
    func luminance() {
        for lightness in stride(from: -0.1, through: 1.1, by: 0.05) {
            for chroma in stride(from: 0.0, through: 0.4, by: 0.05) {
                for hue in stride(from: 0.0, to: 360, by: 12) {
                    let color = Color(.oklch, lightness, chroma, hue)
                    let luminance = SRGB8(color).relativeLuminance
                    #expect(color.luminanceBounds.contains(luminance), "\(color)")
                }
            }
        }
        for space in ColorSpace.forInterpolation {
            let color = Color(.srgb, 0.9, 0.2, 0.4).converted(to: space)
            let bounds = color.luminanceBounds
            #expect(bounds.contains(SRGB8(color).relativeLuminance) && bounds.upperBound - bounds.lowerBound < 0.01)
        }
    }

    @Test("The dark form of a color is the one that a search finds which asks Color for every step")
    func darkForms() {
        func slow(_ color: SRGB8) -> SRGB8 {
            let polar = Color(color).converted(to: .oklch).components
            let lightness = min(polar.x, 0.2273 + (0.3492 - 0.2273) * polar.x)
            func candidate(_ chroma: Double) -> Color { Color(.oklch, lightness, chroma, polar.z) }
            if candidate(polar.y).isInSRGB { return SRGB8(candidate(polar.y)) }
            var (inside, outside) = (0.0, polar.y)
            for _ in 0..<12 {
                let middle = (inside + outside) / 2
                if candidate(middle).isInSRGB { inside = middle } else { outside = middle }
            }
            return SRGB8(candidate(inside))
        }
        var numbers = SeededNumbers(seed: 5)
        for number in 0..<6_000 {
            func channel(_ place: Int) -> UInt8 {
                number < 4096
                    ? UInt8((number >> (4 * place) & 15) * 17) : UInt8(truncatingIfNeeded: numbers.next() >> 9)
            }
            let color = SRGB8(red: channel(0), green: channel(1), blue: channel(2))
            #expect(DarkAppearance.of(color) == slow(color), "\(color.hex)")
        }
    }

    @Test("No color within the tolerance lies outside its window, and of those outside the tolerance many do")
    func window() {
        var numbers = SeededNumbers(seed: 3)
        var (excluded, far) = (0, 0)
        for _ in 0..<20_000 {
            func channel() -> Double { Double(numbers.next() >> 11) / Double(1 << 53) }
            let base = SIMD3(channel(), channel(), channel())
            let other = (base + (SIMD3(channel(), channel(), channel()) - 0.5) * 0.02)
                .clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
            for tolerance in [0.01, 0.5] {
                let lab = Lab(Color(.srgb, base))
                let isFar = ciede2000(Lab(Color(.srgb, other)), lab) > tolerance
                let isExcluded = LightnessWindow(around: lab, tolerance: tolerance).excludes(srgb: other)
                #expect(isFar || !isExcluded, "\(base) \(other)")
                far += isFar ? 1 : 0
                excluded += isExcluded ? 1 : 0
            }
        }
        #expect(excluded > far / 4)
    }

    @Test("The difference of two colors lies within its bounds, and these are narrow where they are near")
    func differences() {
        var numbers = SeededNumbers(seed: 9)
        func unit() -> Double { Double(numbers.next() >> 11) / Double(1 << 53) }
        var (narrow, near, judged, asked) = (0, 0, 0, 0)
        for number in 0..<60_000 {
            var base = SIMD3(unit(), unit(), unit())
            switch number % 6 {
            // Grays and nearly, dark colors, where the transfer function has its angle, the sides of the cube.
            case 0: base = SIMD3(repeating: base.x) + (base - 0.5) * 0.01
            case 1: base *= 0.1
            case 2: base[number % 3] = 0.04045 + (base.x - 0.5) * 0.01
            case 3: base[number % 3] = unit() < 0.5 ? 0 : 1
            // Blues, whose difference is the most askew.
            case 4: base *= SIMD3(0.3, 0.3, 1)
            default: break
            }
            base.clamp(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
            let size = [0.000_01, 0.001, 0.01, 0.1][Int(numbers.next() >> 62)]
            let other = (base + (SIMD3(unit(), unit(), unit()) - 0.5) * size)
                .clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
            let bounds = DifferenceBounds(around: base)
            #expect(bounds.lab == Lab(Color(.srgb, base)))
            let difference = ciede2000(Lab(Color(.srgb, other)), Lab(Color(.srgb, base)))
            #expect(bounds.difference(to: other) == difference)
            for limit in [difference, difference / 2, difference * 2] {
                #expect(bounds.isWithin(limit, of: other) == (difference <= limit), "\(base) \(other)")
            }
            for tolerance in [difference, difference * 0.8, difference * 1.25, 0.1, 1] where tolerance > 0 {
                let judgment = bounds.loose(tolerance).judgment(other)
                #expect(judgment != (difference <= tolerance ? .beyond : .within), "\(base) \(other) \(tolerance)")
                if difference < 0.2, tolerance != difference {
                    judged += judgment == .unsure ? 0 : 1
                    asked += 1
                }
            }
            near += difference < 0.2 ? 1 : 0
            guard let (low, high) = bounds.bounds(to: other) else { continue }
            #expect(low <= difference && difference <= high, "\(base) \(other)")
            narrow += difference < 0.2 && high < 1.2 * low + 1e-6 ? 1 : 0
        }
        #expect(narrow > near * 3 / 4)
        #expect(judged > asked * 3 / 4)
    }

    @Test("On a line of blended colors the first one that is beyond the tolerance is found, wherever it was suspected")
    func lines() {
        var numbers = SeededNumbers(seed: 11)
        func unit() -> Double { Double(numbers.next() >> 11) / Double(1 << 53) }
        for number in 0..<400 {
            let (start, end) = (SIMD3(unit(), unit(), unit()), SIMD3(unit(), unit(), unit()))
            let bend = [0, 0.000_3, 0.003, 0.03][number % 4]
            let colors = (0...20).map { point in
                let progress = Double(point) / 20
                return (start + (end - start) * progress + bend * (1 - progress) * progress)
                    .clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
            }
            let line = DifferenceScreen.Line(colors[2], colors[19], at: 2...19)
            let differences = (2...19).map { DifferenceBounds(around: colors[$0]).difference(to: line.color(at: $0)) }
            for tolerance in [0.01, 0.1, 1] {
                let screen = DifferenceScreen(around: colors, tolerance: tolerance)
                let found = screen.firstBeyond(on: line, suspect: number % 21)
                #expect((found == nil) == differences.allSatisfy { $0 <= tolerance })
                if let found { #expect(differences[found - 2] > tolerance) }
                #expect(screen.greatestDifference(on: [line]) == differences.max())
            }
        }
    }
}
