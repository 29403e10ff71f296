internal import ColorScience

extension Color {
    /// The color in CSS's simplest notation: `#RRGGBB` or `#RRGGBBAA` within sRGB, rounded to 8 bits per channel, and
    /// otherwise the notation of its own space.
    ///
    /// A Display P3 color keeps its notation even within sRGB, so that a browser can draw it with more than 8 bits.
    var plainCSS: String {
        guard space == .srgb || space == .srgbLinear, missing.isEmpty, components.min() >= 0, components.max() <= 1
        else { return css() }
        let opacity = alpha > 0 ? min(alpha, 1) : 0
        return SRGB8(self).hex(alpha: UInt8((opacity * 255).rounded()))
    }
}
