internal import ColorScience

/// A majority vote among pixels, in one 64-bit word: the leading color in the lower three bytes, and its lead in the
/// upper five.
///
/// The lead is a weight. It grows with each pixel of the leading color and shrinks with any other pixel. Storing color
/// and lead in one word avoids a branch, which a processor couldn't predict in a photo.
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

    /// Returns the lead of the leading color; the total weight of that color is at least as large.
    static func margin(_ vote: UInt64) -> UInt64 { vote >> 24 }
}
