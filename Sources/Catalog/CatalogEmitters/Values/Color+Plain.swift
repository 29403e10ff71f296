internal import ColorScience

extension Color {
    /// The color in CSS's plainest notation: `#RRGGBB` or `#RRGGBBAA` for what sRGB holds, rounded to 8 bits a channel,
    /// and the notation of its own space for what it does not.
    ///
    /// A Display P3 color keeps its notation even within sRGB: a browser draws it with more than 8 bits.
    var plainCSS: String {
        guard space == .srgb || space == .srgbLinear, missing.isEmpty, components.min() >= 0, components.max() <= 1
        else { return css() }
        let opacity = alpha > 0 ? min(alpha, 1) : 0
        return SRGB8(self).hex(alpha: UInt8((opacity * 255).rounded()))
    }
}
