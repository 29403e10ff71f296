internal import CarouselGradients
internal import ColorScience

/// A stop as one hexadecimal number, whose bytes from the highest are: hundredths of the transition, red, green, blue.
enum PackedStop {
    /// Returns the digits of a stop, without the hundredths if they are 0.
    static func of(_ stop: GradientTable.Stop) -> String {
        let hundredths = Int((stop.progress * 100).rounded())
        let digits = hundredths == 0 ? "" : String(hundredths, radix: 16, uppercase: true)
        return digits + stop.color.hex.dropFirst()
    }
}
