/// The contrast ratio of two colors, 1 (equal) … 21 (black and white).
///
/// Source: WCAG 2.2, *contrast ratio* and *relative luminance*, with the threshold 0.04045 of its erratum.
package func contrastRatio(_ first: SRGB8, _ second: SRGB8) -> Double {
    let (a, b) = (first.relativeLuminance, second.relativeLuminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
}

extension SRGB8 {
    /// The relative luminance, 0 (black) … 1 (white), with the rounded coefficients of WCAG 2.2.
    package var relativeLuminance: Double {
        let table = SRGB.linearBytes
        return 0.2126 * table[Int(red)] + 0.7152 * table[Int(green)] + 0.0722 * table[Int(blue)]
    }
}
