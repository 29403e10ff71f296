public import ColorScience

/// A color, and for a stop its progress, in one word: hundredths of the transition, red, green, blue, the highest byte
/// first.
@usableFromInline
enum PackedColor {
    /// The word of a stop; without a progress that of a page, where a transition ends.
    static func word(_ color: SRGB8, hundredths: Int = TableLayout.gridParts) -> UInt32 {
        UInt32(hundredths) << 24 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
    }

    static func color(_ word: UInt32) -> SRGB8 {
        SRGB8(
            red: UInt8(truncatingIfNeeded: word >> 16), green: UInt8(truncatingIfNeeded: word >> 8),
            blue: UInt8(truncatingIfNeeded: word))
    }

    static func hundredths(_ word: UInt32) -> Int { Int(word >> 24) }

    /// Blends two colors in gamma-encoded sRGB: a + (b − a) × progress a channel, rounded to nearest, halves upward, as
    /// `SRGB8.init(from:to:step:of:)` does.
    ///
    /// In whole numbers, with nothing lost: there are no conversions between integers and floating point to wait for.
    @inlinable @inline(__always)
    static func blend(_ start: UInt32, _ end: UInt32, _ progress: FixedProgress) -> SRGB8 {
        @inline(__always) func channel(_ shift: UInt32) -> UInt8 {
            let a = Int64(start >> shift & 0xFF)
            let b = Int64(end >> shift & 0xFF)
            // Shifting rounds downward, so that with a half added it rounds to nearest.
            let difference = ((b &- a) &* progress.value &+ 1 << (FixedProgress.bits - 1)) >> FixedProgress.bits
            return UInt8(truncatingIfNeeded: a &+ difference)
        }
        return SRGB8(red: channel(16), green: channel(8), blue: channel(0))
    }

    /// Blends two colors at a progress of 0 … 1.
    @inlinable @inline(__always)
    static func blend(_ start: UInt32, _ end: UInt32, _ progress: Double) -> SRGB8 {
        blend(start, end, FixedProgress(progress))
    }
}
