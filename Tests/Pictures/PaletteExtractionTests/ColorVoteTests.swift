import Testing

@testable import PaletteExtraction

@Suite("The majority vote among pixels")
struct ColorVoteTests {
    @Test("An opaque pixel votes as its color with a weight of 255, whatever the vote was")
    func opaque() {
        let colors: [UInt32] = [0, 1, 0x80_FF00, 0xFF_FFFE, 0xFF_FFFF]
        for margin in (0...1030).map(UInt64.init) + [1 << 39] {
            for winner in colors {
                for color in colors {
                    let before = margin << 24 | UInt64(winner)
                    var (weighed, opaque) = (before, before)
                    ColorVote.add(color, weight: 255, to: &weighed)
                    ColorVote.add(opaque: 255 << 24 | color, to: &opaque)
                    #expect(opaque == weighed, "\(color) against \(winner) with \(margin)")
                }
            }
        }
    }
}
