internal import CarouselGradients
internal import ColorScience

/// A stop as one hexadecimal number: its position in hundredths of the transition, red, green and blue.
enum PackedStop {
    /// Returns the digits; a position of 0 is left out, so only the color's digits remain.
    static func of(_ stop: GradientTable.Stop) -> String {
        let hundredths = Int((stop.progress * 100).rounded())
        let digits = hundredths == 0 ? "" : String(hundredths, radix: 16, uppercase: true)
        return digits + stop.color.hex.dropFirst()
    }
}
