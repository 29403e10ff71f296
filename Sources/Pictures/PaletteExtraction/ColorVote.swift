internal import ColorScience

/// A majority vote among pixels in one word: the leading color, red in the lowest byte and blue in the third, and above
/// it its lead.
///
/// Boyer and Moore, "MJRTY" (doi:10.1007/978-94-011-3488-0_5): a color with more than half of the weight always wins.
/// In one word the vote needs no branch, which would be unpredictable in a photograph.
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

    /// Returns the weight that the winner certainly has.
    static func margin(_ vote: UInt64) -> UInt64 { vote >> 24 }
}
