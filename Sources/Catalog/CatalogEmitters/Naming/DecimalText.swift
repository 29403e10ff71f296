/// Numbers in decimal digits, the same in every locale.
enum DecimalText {
    /// A number rounded to a few places, without zeros at its end.
    ///
    /// - Parameter places: 0 … 9.
    static func of(_ number: Double, places: Int) -> String {
        let scale = (0..<places).reduce(1) { power, _ in power * 10 }
        let scaled = Int((number * Double(scale)).rounded())
        let (whole, part) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt(scale))
        var digits = String(part)
        digits = String(repeating: "0", count: places - digits.count) + digits
        while digits.last == "0" { digits.removeLast() }
        return (scaled < 0 ? "-" : "") + String(whole) + (digits.isEmpty || part == 0 ? "" : "." + digits)
    }
}
