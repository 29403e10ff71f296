internal import ColorScience

package enum ShortNumber {
    /// Returns a number with at most `places` decimals and no trailing zeros, or `?` if it is ±10⁹ or beyond.
    package static func text(_ value: Double, places: Int = 2) -> String {
        // A manifest from another tool may contain any number.
        guard value.isFinite, abs(value) < 1e9 else { return "?" }
        let text = DecimalText.of(abs(value), places: places)
        return value < 0 && text != "0" ? "-" + text : text
    }

    /// Returns a fraction, 0 … 1, as a percentage with at most one decimal.
    package static func percent(_ share: Double) -> String {
        let tenths = ((share > 0 ? min(share, 1) : 0) * 1000).rounded()
        return DecimalText.of(tenths / 10, places: 1, keepsZeros: true) + " %"
    }
}
