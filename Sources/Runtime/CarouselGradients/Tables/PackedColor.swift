public import ColorScience

/// Gradient stops packed into 32-bit words: from the highest byte, the progress in hundredths, red, green and blue.
@usableFromInline
enum PackedColor {
    /// Returns the word for a stop; the default of 100 hundredths is the end of a transition.
    static func word(_ color: SRGB8, hundredths: Int = TableLayout.gridParts) -> UInt32 {
        UInt32(hundredths) << 24 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
    }

    static func color(_ word: UInt32) -> SRGB8 {
        SRGB8(
            red: UInt8(truncatingIfNeeded: word >> 16), green: UInt8(truncatingIfNeeded: word >> 8),
            blue: UInt8(truncatingIfNeeded: word))
    }

    static func hundredths(_ word: UInt32) -> Int { Int(word >> 24) }

    /// Returns the blend of the colors in two words, as `SRGB8.init(from:to:step:of:)`, without slow conversions.
    @inlinable @inline(__always)
    static func blend(_ start: UInt32, _ end: UInt32, _ progress: FixedProgress) -> SRGB8 {
        @inline(__always) func channel(_ shift: UInt32) -> UInt8 {
            let a = Int64(start >> shift & 0xFF)
            let b = Int64(end >> shift & 0xFF)
            // The shift rounds down. Adding a half first makes it round to nearest.
            let difference = ((b &- a) &* progress.value &+ 1 << (FixedProgress.bits - 1)) >> FixedProgress.bits
            return UInt8(truncatingIfNeeded: a &+ difference)
        }
        return SRGB8(red: channel(16), green: channel(8), blue: channel(0))
    }

    @inlinable @inline(__always)
    static func blend(_ start: UInt32, _ end: UInt32, _ progress: Double) -> SRGB8 {
        blend(start, end, FixedProgress(progress))
    }
}
