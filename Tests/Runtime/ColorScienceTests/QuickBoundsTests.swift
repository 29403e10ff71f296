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
