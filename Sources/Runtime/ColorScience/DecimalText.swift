/// Decimal numbers as CSS, JSON and Swift read them: a full stop, no trailing zeros, in any locale.
package enum DecimalText {
    /// Returns a number with a number of decimals, halves rounded up; 0 if it isn't a number.
    ///
    /// - Parameters:
    ///   - value: the number.
    ///   - places: the maximum number of decimals.
    ///   - keepsZeros: whether trailing zeros are kept.
    package static func of(_ value: Double, places: Int, keepsZeros: Bool = false) -> String {
        guard !value.isNaN else { return "0" }
        let scale = (0..<places).reduce(1) { power, _ in power * 10 }
        let scaled = (value * Double(scale) + 0.5).rounded(.down)
        // Beyond 2⁵³ there are no decimals to round.
        guard scaled.magnitude < 9_007_199_254_740_992 else {
            let limit = Double.greatestFiniteMagnitude
            return min(max(value, -limit), limit).description
        }
        let (whole, rest) = Int64(scaled.magnitude).quotientAndRemainder(dividingBy: Int64(scale))
        let sign = scaled < 0 ? "-" : ""
        if places == 0 || rest == 0 && !keepsZeros { return sign + String(whole) }
        // A leading one writes the zeros after the point, and is then removed.
        var part = Int64(scale) + rest
        while !keepsZeros, part % 10 == 0 { part /= 10 }
        return sign + String(whole) + "." + String(String(part).dropFirst())
    }

    /// Returns the shortest text that reads back as the number.
    package static func shortest(_ value: Double) -> String {
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
