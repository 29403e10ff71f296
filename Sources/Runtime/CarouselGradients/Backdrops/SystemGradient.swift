package import ColorScience

extension PageBackdrop {
    /// How much lighter the top of ``systemGradient(of:)`` is, in OKLCH lightness.
    package static let systemGradientLift = 0.08

    /// An approximation of SwiftUI's `.gradient` of one color: a little lighter at the top, the color itself at the
    /// bottom.
    ///
    /// Apple does not publish its definition. This is ours: the top has the OKLCH lightness of the color plus 0.08
    /// (``systemGradientLift``), at most 1, with the same chroma and hue, brought into the sRGB gamut as CSS Color 4
    /// does it.
    package static func systemGradient(of color: SRGB8) -> PageBackdrop {
        let polar = Color(color).converted(to: .oklch)
        var components = polar.components
        components.x = min(components.x + systemGradientLift, 1)
        return PageBackdrop(known: [
            Stop(location: 0, color: SRGB8(Color(.oklch, components))), Stop(location: 1, color: color),
        ])
    }
}
