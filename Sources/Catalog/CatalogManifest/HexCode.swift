internal import ColorScience

/// Hexadecimal color codes, such as `#C98B5A`.
package enum HexCode {
    /// Returns the code `#RRGGBB`, or `#RRGGBBAA` if the color isn't opaque.
    static func of(_ hex: String, alpha: Double?) -> String {
        guard let alpha, alpha < 1, let color = SRGB8(hex: hex) else { return hex }
        return color.hex(alpha: UInt8((max(alpha, 0) * 255).rounded()))
    }

    /// The largest CIEDE2000 difference at which two colors look like shades of one color.
    package static let largestSimilarDistance = 5.0

    /// Returns the CIEDE2000 difference of two `#RRGGBB` codes, to two decimal places; nil if either text isn't such a
    /// code.
    package static func distance(_ first: String?, _ second: String?) -> Double? {
        guard let first, let second, first.utf8.count == 7, second.utf8.count == 7, let first = SRGB8(hex: first),
            let second = SRGB8(hex: second)
        else { return nil }
        return (ciede2000(first, second) * 100).rounded() / 100
    }
}

extension ColorEntry.Variant {
    /// The opacity, 0 … 1; 1 for a variant without components.
    package var alpha: Double { components?.last.map { $0 > 0 ? min($0, 1) : 0 } ?? 1 }

    /// The sRGB value of the color, `#RRGGBB`, or `#RRGGBBAA` if it isn't opaque; nil for a system color.
    package var code: String? { hex.map { HexCode.of($0, alpha: alpha) } }
}
