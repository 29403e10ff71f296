package import ColorScience

extension PageBackdrop {
    /// The additional OKLCH lightness at the top of ``systemGradient(of:)``.
    package static let systemGradientLift = 0.08

    /// Approximates SwiftUI's `.gradient` of a color: slightly lighter at the top, the color itself at the bottom.
    ///
    /// Apple doesn't publish its definition. Here the top has the OKLCH lightness of the color plus 0.08
    /// (``systemGradientLift``), at most 1, with the same chroma and hue, mapped into the sRGB gamut as in CSS Color 4.
    package static func systemGradient(of color: SRGB8) -> PageBackdrop {
        let polar = Color(color).converted(to: .oklch)
        var components = polar.components
        components.x = min(components.x + systemGradientLift, 1)
        return PageBackdrop(known: [
            Stop(location: 0, color: SRGB8(Color(.oklch, components))), Stop(location: 1, color: color),
        ])
    }
}
