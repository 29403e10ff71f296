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
        let (whole, part) = Int64(scaled.magnitude).quotientAndRemainder(dividingBy: Int64(scale))
        let digits = String(part)
        var decimal = String(repeating: "0", count: places - (places == 0 ? 0 : digits.count)) + digits
        while decimal.last == "0" { decimal.removeLast() }
        return (scaled < 0 ? "-" : "") + String(whole) + (decimal.isEmpty ? "" : "." + decimal)
    }
}
