/// The colors that a kind of display can show.
package enum Gamut: String, Sendable, Hashable, CaseIterable {
    case srgb
    /// Display P3.
    case displayP3 = "display-p3"

    /// The space whose components are 0 … 1 inside the gamut.
    package var space: ColorSpace {
        switch self {
        case .srgb: .srgb
        case .displayP3: .displayP3
        }
    }
}

extension Color {
    /// True where the color is in the gamut, or outside by no more than an 8-bit value shows.
    package func isInside(_ gamut: Gamut) -> Bool {
        let components = converted(to: gamut.space).components
        // Half of a 255th is what rounding to 8 bits takes away in any case.
        return components.min() >= -0.5 / 255 && components.max() <= 1 + 0.5 / 255
    }

    /// The color in the gamut's space, brought into the gamut as CSS Color 4, section 13.2, does it; not rounded.
    package func mapped(into gamut: Gamut) -> Color {
        Color(gamut.space, gamut.components(of: self), alpha: alpha, missing: missing.intersection(.alpha))
    }

    /// True where the color is in the sRGB gamut, or outside by no more than an 8-bit value shows.
    package var isInSRGB: Bool { isInside(.srgb) }

    /// The color brought into the sRGB gamut as CSS Color 4 does it, not rounded.
    package var mappedToSRGB: Color { mapped(into: .srgb) }
}
