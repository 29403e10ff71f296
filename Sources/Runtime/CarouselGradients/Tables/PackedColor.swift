public import ColorScience

/// Functions for a stop packed into a 32-bit word.
///
/// Its bytes are the progress in hundredths (highest byte), red, green and blue.
@usableFromInline
enum PackedColor {
    /// Packs a stop into a word.
    ///
    /// By default, the stop is at the end of its transition, 100 hundredths.
    static func word(_ color: SRGB8, hundredths: Int = TableLayout.gridParts) -> UInt32 {
        UInt32(hundredths) << 24 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
    }

    static func color(_ word: UInt32) -> SRGB8 {
        SRGB8(
            red: UInt8(truncatingIfNeeded: word >> 16), green: UInt8(truncatingIfNeeded: word >> 8),
            blue: UInt8(truncatingIfNeeded: word))
    }

    static func hundredths(_ word: UInt32) -> Int { Int(word >> 24) }

    /// Blends two colors in gamma-encoded sRGB.
    ///
    /// A channel is a + (b − a) × progress, rounded to nearest, halves up, as in `SRGB8.init(from:to:step:of:)`.
    /// Integer arithmetic keeps the result exact and avoids slow conversions between integers and floating point.
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
