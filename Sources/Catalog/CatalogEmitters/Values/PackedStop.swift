internal import CarouselGradients
internal import ColorScience

/// A stop of a transition between pages, as one hexadecimal number of four bytes.
///
/// From the highest byte, the bytes are: the position in hundredths of the transition, red, green and blue.
enum PackedStop {
    /// Returns the hexadecimal digits of a stop; a position of 0 is left out, so only the color's digits remain.
    static func of(_ stop: GradientTable.Stop) -> String {
        let hundredths = Int((stop.progress * 100).rounded())
        let digits = hundredths == 0 ? "" : String(hundredths, radix: 16, uppercase: true)
        return digits + stop.color.hex.dropFirst()
    }
}
