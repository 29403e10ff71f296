internal import ColorScience

extension Color {
    /// The color as `#RRGGBB` or `#RRGGBBAA` if it is an sRGB color within the gamut, otherwise in the CSS notation of
    /// its space.
    ///
    /// A Display P3 color keeps its notation even within sRGB, so that a browser can draw it with more than 8 bits per
    /// channel.
    var plainCSS: String {
        guard space == .srgb || space == .srgbLinear, missing.isEmpty, components.min() >= 0, components.max() <= 1
        else { return css() }
        let opacity = alpha > 0 ? min(alpha, 1) : 0
        return SRGB8(self).hex(alpha: UInt8((opacity * 255).rounded()))
    }
}
