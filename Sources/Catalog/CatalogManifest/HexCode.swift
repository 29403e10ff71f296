internal import ColorScience

/// A color as people copy it.
enum HexCode {
    /// `#RRGGBB`, or `#RRGGBBAA` where the color is not opaque.
    static func of(_ hex: String, alpha: Double?) -> String {
        guard let alpha, alpha < 1, let color = SRGB8(hex: hex) else { return hex }
        return color.hex(alpha: UInt8((max(alpha, 0) * 255).rounded()))
    }
}

extension ColorEntry.Variant {
    /// How opaque it is, 0 … 1.
    package var alpha: Double { components?.last.map { $0 > 0 ? min($0, 1) : 0 } ?? 1 }

    /// The value, `#RRGGBB`, or `#RRGGBBAA` where it is not opaque; nil for a color of the system.
    package var code: String? { hex.map { HexCode.of($0, alpha: alpha) } }
}
