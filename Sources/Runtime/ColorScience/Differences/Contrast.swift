/// Returns the WCAG 2 contrast ratio of two colors, 1 (equal) … 21 (black and white).
///
/// Source: WCAG 2.2, *contrast ratio* and *relative luminance*, with the threshold 0.04045 of its erratum.
package func contrastRatio(_ first: SRGB8, _ second: SRGB8) -> Double {
    contrastRatio(luminances: first.relativeLuminance, second.relativeLuminance)
}

/// Returns the WCAG 2 contrast ratio of two colors of any space, 1 … 21, ignoring alpha.
package func contrastRatio(_ first: Color, _ second: Color) -> Double {
    contrastRatio(luminances: first.relativeLuminance, second.relativeLuminance)
}

package func contrastRatio(luminances first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
}

/// Returns a contrast ratio rounded down to two decimals, so that no text shows more contrast than there is.
///
/// A tolerance keeps ratios of two decimals: 4.35 × 100 is slightly less than 435 in binary fractions.
package func roundedDown(contrast ratio: Double) -> Double { (ratio * 100 + 1e-6).rounded(.down) / 100 }

/// Returns the relative luminance of linear sRGB components, 0 … 1, with the rounded coefficients of WCAG 2.2.
@inlinable
package func weightedLuminance(red: Double, green: Double, blue: Double) -> Double {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// A lookup table for the transfer function of sRGB, accurate to seven decimals and much faster than the formula.
package struct LinearTable: Sendable {
    package static let shared = LinearTable()

    /// The linear values of the encoded values 0, 1/4096 … 1, and one more value for the interpolation at 1.
    private let steps = (0...4097).map { SRGB.linear(Double($0) / 4096) }

    /// The linear-light value, 0 … 1, of a gamma-encoded value; values outside 0 … 1 are clamped first.
    package subscript(encoded: Double) -> Double {
        let place = min(max(encoded, 0), 1) * 4096
        let index = Int(place)
        return steps[index] + (steps[index + 1] - steps[index]) * (place - Double(index))
    }
}

extension SRGB8 {
    /// The relative luminance of this color, 0 (black) … 1 (white).
    package var relativeLuminance: Double { luminance(SRGB.linearBytes) }

    /// Returns the relative luminance of this color, given a table with the linear-light value, 0 … 1, of each byte.
    @inlinable
    package func luminance(_ linear: [Double]) -> Double {
        weightedLuminance(red: linear[Int(red)], green: linear[Int(green)], blue: linear[Int(blue)])
    }
}

extension Color {
    /// The relative luminance, at least 0: the Y of CIE XYZ, which is 1 for the white of sRGB (D65).
    package var relativeLuminance: Double { max(0, converted(to: .xyzD65).components.y) }

    /// Returns the result of drawing this color on an opaque background, blended in gamma-encoded sRGB.
    package func composed(over background: Color) -> Color {
        if alpha >= 1 { return self }
        let (above, below) = (converted(to: .srgb).components, background.converted(to: .srgb).components)
        return Color(.srgb, above * alpha + below * (1 - alpha))
    }
}
