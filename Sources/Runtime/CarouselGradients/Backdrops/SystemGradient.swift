package import ColorScience

extension PageBackdrop {
    /// The amount that ``systemGradient(of:)`` adds to the lightness at the gradient's top, on OKLCH's scale of 0 … 1.
    package static let systemGradientLift = 0.08

    /// Approximates SwiftUI's `.gradient` of a color, whose definition Apple doesn't publish: lighter at the top, the
    /// color itself at the bottom, with the same chroma and hue, mapped into sRGB as in CSS Color 4.
    package static func systemGradient(of color: SRGB8) -> PageBackdrop {
        let polar = Color(color).converted(to: .oklch)
        var components = polar.components
        components.x = min(components.x + systemGradientLift, 1)
        return PageBackdrop(known: [
            Stop(location: 0, color: SRGB8(Color(.oklch, components))), Stop(location: 1, color: color),
        ])
    }
}
