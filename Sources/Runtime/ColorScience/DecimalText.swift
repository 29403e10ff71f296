/// Numbers in decimal digits as CSS, JSON and Swift read them: a full stop, no needless zeros, in any locale.
package enum DecimalText {
    /// A number to so many places at most, halves rounded towards +∞; what is not a number is 0.
    package static func of(_ value: Double, places: Int) -> String {
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
        if rest == 0 { return sign + String(whole) }
        // Zeros at the end are left out; those behind the point are written by a one in front of the digits, which is then left out.
        var part = Int64(scale) + rest
        while part % 10 == 0 { part /= 10 }
        return sign + String(whole) + "." + String(String(part).dropFirst())
    }
}
