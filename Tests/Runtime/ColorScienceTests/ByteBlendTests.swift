import ColorScience
import TestNumbers
import Testing

@Suite("Blending bytes")
struct ByteBlendTests {
    private func gray(_ value: Int) -> SRGB8 { SRGB8(red: UInt8(value), green: UInt8(value), blue: UInt8(value)) }

    @Test("A half rounds upward, whichever color is the lighter one")
    func halves() {
        #expect(SRGB8(from: gray(10), to: gray(15), step: 1, of: 2) == gray(13))
        #expect(SRGB8(from: gray(15), to: gray(10), step: 1, of: 2) == gray(13))
        #expect(SRGB8(from: gray(15), to: gray(10), progress: 0.5) == gray(13))
    }

    @Test("Every opacity over every gray gives the byte that is nearest to the exact value")
    func opacities() {
        for ground in stride(from: 0, through: 255, by: 5) {
            for alpha in 0...255 {
                let exact = Double(200 * alpha + ground * (255 - alpha)) / 255
                let seen = gray(200).over(gray(ground), alpha: UInt8(alpha))
                #expect((Double(seen.red) - exact).magnitude < 0.5 + 1e-9, "\(ground) \(alpha)")
            }
        }
    }

    @Test("By steps and by progress it is the same, but for a half that no `Double` holds")
    func progress() {
        var random = SeededNumbers(seed: 7)
        for _ in 0..<2000 {
            let start = gray(Int.random(in: 0...255, using: &random))
            let end = gray(Int.random(in: 0...255, using: &random))
            let step = Int.random(in: 0...64, using: &random)
            #expect(
                SRGB8(from: start, to: end, step: step, of: 64)
                    == SRGB8(from: start, to: end, progress: Double(step) / 64))
            let part = Int.random(in: 0...255, using: &random)
            #expect(
                SRGB8(from: start, to: end, step: part, of: 255)
                    == SRGB8(from: start, to: end, progress: Double(part) / 255))
        }
    }

    @Test("Each channel is blended by itself, and both ends are the colors themselves")
    func channels() {
        let (start, end) = (SRGB8(red: 0, green: 100, blue: 255), SRGB8(red: 200, green: 100, blue: 55))
        #expect(SRGB8(from: start, to: end, step: 1, of: 4) == SRGB8(red: 50, green: 100, blue: 205))
        #expect(SRGB8(from: start, to: end, step: 0, of: 4) == start)
        #expect(SRGB8(from: start, to: end, step: 4, of: 4) == end)
        #expect(SRGB8(from: start, to: end, progress: 1) == end && end.over(start, alpha: 255) == end)
    }
}
