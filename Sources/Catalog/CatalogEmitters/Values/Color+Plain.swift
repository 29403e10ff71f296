internal import ColorScience

extension Color {
    /// The color in CSS notation.
    ///
    /// A color in an sRGB space and inside the sRGB gamut is written as `#RRGGBB`, or as `#RRGGBBAA` if it isn't
    /// opaque. Any other color is written in the CSS notation of its color space.
    ///
    /// A Display P3 color inside the sRGB gamut is also written as Display P3. So a browser can draw the color with
    /// more than 8 bits per channel.
    var plainCSS: String {
        guard space == .srgb || space == .srgbLinear, missing.isEmpty, components.min() >= 0, components.max() <= 1
        else { return css() }
        let opacity = alpha > 0 ? min(alpha, 1) : 0
        return SRGB8(self).hex(alpha: UInt8((opacity * 255).rounded()))
    }
}
