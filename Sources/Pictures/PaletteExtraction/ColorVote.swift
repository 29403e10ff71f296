internal import ColorScience

/// The majority vote among pixels, as one word: the color that wins so far, red in the lowest byte, blue in the third,
/// and above it by how much.
///
/// Boyer and Moore, "MJRTY" (doi:10.1007/978-94-011-3488-0_5): a color that more than half of the weight has is certain
/// to win. In one word the vote needs no jump, which no one could foretell in a photograph.
enum ColorVote {
    @inline(__always)
    static func add(_ pixel: UInt32, weight: UInt64, to vote: inout UInt64) {
        let color = UInt64(pixel & 0xFF_FFFF)
        let margin = weight << 24
        let challenged = vote >= margin ? vote &- margin : (margin &- (vote & ~0xFF_FFFF)) | color
        vote = (vote ^ color) & 0xFF_FFFF == 0 ? vote &+ margin : challenged
    }

    static func color(_ vote: UInt64) -> SRGB8 {
        SRGB8(
            red: UInt8(truncatingIfNeeded: vote), green: UInt8(truncatingIfNeeded: vote >> 8),
            blue: UInt8(truncatingIfNeeded: vote >> 16))
    }

    /// How much of the weight the winner is sure to have.
    static func margin(_ vote: UInt64) -> UInt64 { vote >> 24 }
}
