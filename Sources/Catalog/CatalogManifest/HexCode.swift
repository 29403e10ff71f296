internal import ColorScience

/// A color as people copy it.
package enum HexCode {
    /// `#RRGGBB`, or `#RRGGBBAA` where the color is not opaque.
    static func of(_ hex: String, alpha: Double?) -> String {
        guard let alpha, alpha < 1, let color = SRGB8(hex: hex) else { return hex }
        return color.hex(alpha: UInt8((max(alpha, 0) * 255).rounded()))
    }

    /// The CIEDE2000 difference of two codes `#RRGGBB`, to two places; nil where one is no such code.
    package static func distance(_ first: String?, _ second: String?) -> Double? {
        guard let first, let second, first.utf8.count == 7, second.utf8.count == 7, let first = SRGB8(hex: first),
            let second = SRGB8(hex: second)
        else { return nil }
        return (ciede2000(first, second) * 100).rounded() / 100
    }
}

extension ColorEntry.Variant {
    /// How opaque it is, 0 … 1.
    package var alpha: Double { components?.last.map { $0 > 0 ? min($0, 1) : 0 } ?? 1 }

    /// The value, `#RRGGBB`, or `#RRGGBBAA` where it is not opaque; nil for a color of the system.
    package var code: String? { hex.map { HexCode.of($0, alpha: alpha) } }
}
