package import ColorScience

/// A color with opacity.
package struct TintedColor: Sendable, Equatable {
    package let color: SRGB8
    package let alpha: Double

    package init(_ color: SRGB8, alpha: Double = 1) {
        self.color = color
        self.alpha = alpha > 0 ? min(alpha, 1) : 0
    }

    package init(_ color: Color) { self.init(SRGB8(color), alpha: color.alpha) }

    /// Creates the color that a hex code describes, `#RRGGBB` or `#RRGGBBAA`; nil for any other text.
    package init?(code: String) {
        guard let color = (try? Color(css: code)), code.hasPrefix("#") else { return nil }
        self.init(color)
    }

    var code: String { color.hex(alpha: UInt8((alpha * 255).rounded())) }

    func over(_ background: SRGB8) -> SRGB8 { SRGB8(from: background, to: color, progress: alpha) }

    /// Returns a color between two colors, blended in sRGB with premultiplied alpha (CSS Color 4, section 12.3).
    static func blend(_ a: TintedColor, _ b: TintedColor, _ progress: Double) -> TintedColor {
        let alpha = a.alpha + (b.alpha - a.alpha) * progress
        let part = alpha > 0 ? b.alpha * progress / alpha : progress
        return TintedColor(SRGB8(from: a.color, to: b.color, progress: part), alpha: alpha)
    }
}
