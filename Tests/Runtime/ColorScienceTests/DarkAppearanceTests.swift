import TestNumbers
import Testing

@testable import ColorScience

@Suite("Dark appearance")
struct DarkAppearanceTests {
    @Test("The dark form of a color is the one that a search finds which asks Color for every step")
    func darkForms() {
        func slow(_ color: SRGB8) -> SRGB8 {
            let polar = Color(color).converted(to: .oklch).components
            let lightness = min(polar.x, 0.2273 + (0.3492 - 0.2273) * min(1, polar.y / 0.08) * polar.x)
            let distance = (polar.z - 100) / 40
            let chroma = abs(distance) < 1 ? min(polar.y, 0.025 + 0.06 * distance * distance) : polar.y
            func candidate(_ chroma: Double) -> Color { Color(.oklch, lightness, chroma, polar.z) }
            if candidate(chroma).isInSRGB { return SRGB8(candidate(chroma)) }
            var (inside, outside) = (0.0, chroma)
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
}
