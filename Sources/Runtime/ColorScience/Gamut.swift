/// The range of colors that a kind of display can show.
package enum Gamut: String, Sendable, Hashable, CaseIterable {
    case srgb
    case displayP3 = "display-p3"

    /// The color space whose components of 0 … 1 make up the gamut.
    package var space: ColorSpace {
        switch self {
        case .srgb: .srgb
        case .displayP3: .displayP3
        }
    }
}

extension Color {
    /// Whether the color is in the gamut, or so close to it that 8 bits per channel don't show the difference.
    package func isInside(_ gamut: Gamut) -> Bool {
        let components = converted(to: gamut.space).components
        // Rounding to 8 bits removes a difference of up to half a step, 0.5/255.
        return components.min() >= -0.5 / 255 && components.max() <= 1 + 0.5 / 255
    }

    /// Returns the color mapped into the gamut, as in CSS Color 4, section 13.2, in the gamut's space and not rounded.
    package func mapped(into gamut: Gamut) -> Color {
        Color(gamut.space, gamut.components(of: self), alpha: alpha, missing: missing.intersection(.alpha))
    }

    package var isInSRGB: Bool { isInside(.srgb) }

    package var mappedToSRGB: Color { mapped(into: .srgb) }
}
