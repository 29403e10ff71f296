import ColorScience
import TestNumbers
import Testing

@testable import CarouselGradients

@Suite("Colors in one word")
struct PackedColorTests {
    @Test("A lookup blends as everything else does, whatever the progress is")
    func blend() {
        var numbers = SeededNumbers(seed: 11)
        for number in 0..<5000 {
            let (start, end) = (numbers.color(), numbers.color())
            // Halves too, of which there are the most in the middle.
            let progress = number % 5 == 0 ? 0.5 : numbers.unit()
            #expect(
                PackedColor.blend(PackedColor.word(start), PackedColor.word(end), progress)
                    == SRGB8(from: start, to: end, progress: progress), "\(start.hex) \(end.hex) \(progress)")
        }
    }
}
