internal import ColorScience

/// Numbers as people read them.
package enum ShortNumber {
    /// A number to so many places, without what is zero at its end.
    package static func text(_ value: Double, places: Int = 2) -> String {
        // A manifest from elsewhere may hold any number.
        guard value.isFinite, abs(value) < 1e9 else { return "?" }
        let text = DecimalText.of(abs(value), places: places)
        return value < 0 && text != "0" ? "-" + text : text
    }

    /// A share of 0 … 1 in per cent, to one place.
    package static func percent(_ share: Double) -> String {
        let tenths = ((share > 0 ? min(share, 1) : 0) * 1000).rounded()
        return DecimalText.of(tenths / 10, places: 1, keepsZeros: true) + " %"
    }
}
