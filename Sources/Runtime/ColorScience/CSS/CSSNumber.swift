/// Numbers as CSS writes them: digits, a full stop, no needless zeros, in any locale (CSS Color 4, section 15).
enum CSSNumber {
    /// A number to so many decimals at most, halves rounded towards +∞; what is not a number is 0.
    static func text(_ value: Double, decimals: Int) -> String {
        guard !value.isNaN else { return "0" }
        let scale = (0..<decimals).reduce(1) { power, _ in power * 10 }
        let scaled = (value * Double(scale) + 0.5).rounded(.down)
        // Beyond 2⁵³ there are no decimals left to round.
        guard scaled.magnitude < 9_007_199_254_740_992 else {
            let limit = Double.greatestFiniteMagnitude
            return min(max(value, -limit), limit).description
        }
        let (whole, part) = Int64(scaled.magnitude).quotientAndRemainder(dividingBy: Int64(scale))
        let digits = String(part)
        var decimal = String(repeating: "0", count: decimals - (decimals == 0 ? 0 : digits.count)) + digits
        while decimal.last == "0" { decimal.removeLast() }
        return (scaled < 0 ? "-" : "") + String(whole) + (decimal.isEmpty ? "" : "." + decimal)
    }
}
