extension Color {
    /// Returns the color as CSS text, in the notation of the color's own space (CSS Color 4, section 15).
    ///
    /// An sRGB color is written as a hex code if 8 bits per channel represent it exactly, else as `rgb(…)` or
    /// `rgba(…)`, or as `color(srgb …)` outside the gamut or with a missing component. Numbers are rounded to about a
    /// ten-millionth of their range, and alpha to six decimals.
    package func css() -> String {
        if space == .srgb { return srgbNotation }
        guard let function = space.notation.functions.first else {
            return "color(\(space.rawValue) \(numbers)\(alphaSuffix))"
        }
        return "\(function)(\(numbers)\(alphaSuffix))"
    }

    private var srgbNotation: String {
        if !missing.isEmpty || components.min() < 0 || components.max() > 1 {
            return "color(srgb \(numbers)\(alphaSuffix))"
        }
        if let bytes = Self.bytes([components.x, components.y, components.z]), let alpha = Self.bytes([alpha]) {
            return HexNotation.text(alpha == [255] ? bytes : bytes + alpha)
        }
        let channels = (0..<3).map { DecimalText.of(components[$0] * 255, places: 4) }.joined(separator: ", ")
        let alpha = alphaText
        return alpha == "1" ? "rgb(\(channels))" : "rgba(\(channels), \(alpha))"
    }

    /// Returns values of 0 … 1 as bytes; nil unless each value is a multiple of 1/255.
    private static func bytes(_ values: [Double]) -> [UInt8]? {
        let bytes = values.map { SRGB8.byte($0) }
        // The rounding error of a division by 255 is far below this limit.
        return zip(values, bytes).allSatisfy { ($0 * 255 - Double($1)).magnitude < 1e-9 } ? bytes : nil
    }

    private var numbers: String {
        (0..<3).map { index in
            if missing.contains(.component(index)) { return "none" }
            let notation = space.notation.components[index]
            if notation.whole == nil {
                let hue = DecimalText.of(Hue.normalized(components[index]), places: notation.decimals)
                return hue == "360" ? "0" : hue
            }
            return DecimalText.of(components[index], places: notation.decimals) + (notation.isPercentage ? "%" : "")
        }.joined(separator: " ")
    }

    private var alphaSuffix: String {
        if missing.contains(.alpha) { return " / none" }
        let text = alphaText
        return text == "1" ? "" : " / \(text)"
    }

    private var alphaText: String { DecimalText.of(alpha > 0 ? min(alpha, 1) : 0, places: 6) }
}
