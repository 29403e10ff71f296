/// Numbers in decimal digits as CSS, JSON and Swift read them: a full stop, no needless zeros, in any locale.
package enum DecimalText {
    /// A number to a number of places, halves rounded towards +∞; what is not a number is 0.
    ///
    /// - Parameters:
    ///   - value: the number.
    ///   - places: how many places there are after the full stop at most.
    ///   - keepsZeros: whether there are always as many.
    package static func of(_ value: Double, places: Int, keepsZeros: Bool = false) -> String {
        guard !value.isNaN else { return "0" }
        let scale = (0..<places).reduce(1) { power, _ in power * 10 }
        let scaled = (value * Double(scale) + 0.5).rounded(.down)
        // Beyond 2⁵³ there are no places left to round.
        guard scaled.magnitude < 9_007_199_254_740_992 else {
            let limit = Double.greatestFiniteMagnitude
            return min(max(value, -limit), limit).description
        }
        let (whole, rest) = Int64(scaled.magnitude).quotientAndRemainder(dividingBy: Int64(scale))
        let sign = scaled < 0 ? "-" : ""
        if places == 0 || rest == 0 && !keepsZeros { return sign + String(whole) }
        // Zeros behind the point are written by a one in front of the digits, which is then left out.
        var part = Int64(scale) + rest
        while !keepsZeros, part % 10 == 0 { part /= 10 }
        return sign + String(whole) + "." + String(String(part).dropFirst())
    }

    /// The shortest text that reads back as the number.
    package static func shortest(_ value: Double) -> String {
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
