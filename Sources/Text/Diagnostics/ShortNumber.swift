/// Numbers as people read them.
package enum ShortNumber {
    /// A number to so many places, without what is zero at its end.
    package static func text(_ value: Double, places: Int = 2) -> String {
        // A manifest from elsewhere may hold any number.
        guard value.isFinite, abs(value) < 1e9 else { return "?" }
        let one = (0..<places).reduce(1) { part, _ in part * 10 }
        let parts = Int((abs(value) * Double(one)).rounded())
        let (whole, rest) = parts.quotientAndRemainder(dividingBy: one)
        let sign = value < 0 && parts > 0 ? "-" : ""
        guard rest > 0 else { return "\(sign)\(whole)" }
        var digits = "\(rest + one)".dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return "\(sign)\(whole).\(digits)"
    }

    /// A share of 0 … 1 in per cent, to one place.
    package static func percent(_ share: Double) -> String {
        let tenths = Int(((share > 0 ? min(share, 1) : 0) * 1000).rounded())
        return "\(tenths / 10).\(tenths % 10) %"
    }
}
