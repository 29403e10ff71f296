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
}
