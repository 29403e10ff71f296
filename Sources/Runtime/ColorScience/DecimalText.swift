/// A formatter of decimal numbers for CSS, JSON and Swift, with a full stop in every locale.
package enum DecimalText {
    /// Returns a number as text with at most `places` decimals, with halves rounded toward positive infinity.
    ///
    /// The text is `0` for NaN, and the greatest finite `Double`, with its sign, for an infinity. `keepsZeros` keeps
    /// zeros at the end, as in `1.50`.
    package static func of(_ value: Double, places: Int, keepsZeros: Bool = false) -> String {
        guard !value.isNaN else { return "0" }
        let scale = (0..<places).reduce(1) { power, _ in power * 10 }
        let scaled = (value * Double(scale) + 0.5).rounded(.down)
        // From 2⁵³ on, a `Double` has no decimals.
        guard scaled.magnitude < 9_007_199_254_740_992 else {
            let limit = Double.greatestFiniteMagnitude
            return min(max(value, -limit), limit).description
        }
        let (whole, rest) = Int64(scaled.magnitude).quotientAndRemainder(dividingBy: Int64(scale))
        let sign = scaled < 0 ? "-" : ""
        if places == 0 || rest == 0 && !keepsZeros { return sign + String(whole) }
        // A leading 1 preserves the zeros after the point. It is removed at the end.
        var part = Int64(scale) + rest
        while !keepsZeros, part % 10 == 0 { part /= 10 }
        return sign + String(whole) + "." + String(String(part).dropFirst())
    }

    /// Returns the shortest decimal text from which the same number can be read again.
    package static func shortest(_ value: Double) -> String {
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
