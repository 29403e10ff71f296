import Testing

@testable import PaletteExtraction

@Suite("The majority vote among pixels")
struct ColorVoteTests {
    @Test("A run of pixels votes as its pixels do one by one")
    func runs() {
        let colors: [UInt32] = [0, 1, 0x80_FF00, 0xFF_FFFE, 0xFF_FFFF]
        for margin in (0...1030).map(UInt64.init) + [1 << 38] {
            for winner in colors {
                for color in colors {
                    let before = margin << 24 | UInt64(winner)
                    var (run, single) = (before, before)
                    ColorVote.add(color, weight: 3 * 255, to: &run)
                    for _ in 0..<3 { ColorVote.add(color, weight: 255, to: &single) }
                    #expect(run == single, "\(color) against \(winner) with \(margin)")
                }
            }
        }
    }
}
