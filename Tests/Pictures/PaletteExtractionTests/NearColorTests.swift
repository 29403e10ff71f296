import ColorScience
import Testing

@testable import PaletteExtraction

@Suite("Colors near a place")
struct NearColorTests {
    @Test("Are those that their distances say, to the last digit")
    func exact() {
        var state: UInt64 = 7
        func next() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 40) / Double(1 << 24)
        }
        let colors = (0..<101).map { _ in Oklab(lightness: next(), a: next() - 0.5, b: next() - 0.5) }
        let packed = PackedColors(colors.indices, color: { colors[$0] }, weight: { $0 == 3 ? 0 : 1 })
        #expect(packed.indices.count == 100)
        for center in [0, 50, 100] {
            let place = SIMD4(colors[center].lightness, colors[center].a, colors[center].b, 0)
            for other in colors {
                // As far as another color, neither less nor more: each of the two answers hangs on the last digit.
                let difference = SIMD4(other.lightness, other.a, other.b, 0) - place
                let square = difference.x * difference.x + difference.y * difference.y + difference.z * difference.z
                for limit in [square, square.nextDown] {
                    var found: [Int] = []
                    packed.forEach(about: place, within: limit) { number, _ in found.append(packed.indices[number]) }
                    let expected = colors.indices.filter { index in
                        let own = colors[index]
                        let (x, y, z) = (own.lightness - place.x, own.a - place.y, own.b - place.z)
                        return index != 3 && x * x + y * y + z * z <= limit
                    }
                    #expect(found == expected)
                }
            }
        }
    }
}
