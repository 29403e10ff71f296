/// The color spaces of CSS Color 4, by their CSS names.
///
/// Components have the units of CSS. Red, green, blue and X, Y, Z are about 0 … 1. The lightness of `lab` and `lch` and
/// the percentages of `hsl` and `hwb` are 0 … 100. The lightness of `oklab` and `oklch` is 0 … 1. Hues are in degrees.
package enum ColorSpace: String, Sendable, Hashable, CaseIterable {
    /// sRGB, gamma-encoded.
    case srgb
    /// sRGB without its transfer function.
    case srgbLinear = "srgb-linear"
    case oklab
    /// Oklab in cylindrical form: lightness, chroma, hue.
    case oklch
    /// Display P3, gamma-encoded.
    case displayP3 = "display-p3"
    /// Display P3 without its transfer function.
    case displayP3Linear = "display-p3-linear"
    /// CIE Lab with the white point D50.
    case lab
    /// CIE Lab in cylindrical form: lightness, chroma, hue.
    case lch
    /// sRGB as hue, saturation, lightness.
    case hsl
    /// sRGB as hue, whiteness, blackness.
    case hwb
    /// CIE XYZ with the white point D65, which CSS also calls `xyz`.
    case xyzD65 = "xyz-d65"
    /// CIE XYZ with the white point D50.
    case xyzD50 = "xyz-d50"

    /// Creates the space with a CSS name, such as `xyz` for `xyz-d65`, in any letter case; nil for an unknown name.
    package init?(cssName: String) {
        let name = ASCIIText.lowercased(cssName)
        guard let space = Self.allCases.first(where: { $0.cssNames.contains(name) }) else { return nil }
        self = space
    }

    package var hasHue: Bool { hueIndex != nil }

    /// The index of the hue among the three components; nil for a space without a hue.
    package var hueIndex: Int? { definition.axes.firstIndex(of: .hue) }

    var definition: ColorSpaceDefinition {
        switch self {
        case .srgb: SRGB.definition
        case .srgbLinear: SRGBLinear.definition
        case .oklab: Oklab.definition
        case .oklch: OKLCH.definition
        case .displayP3: DisplayP3.definition
        case .displayP3Linear: DisplayP3Linear.definition
        case .lab: Lab.definition
        case .lch: LCH.definition
        case .hsl: HSL.definition
        case .hwb: HWB.definition
        case .xyzD65: XYZD65.definition
        case .xyzD50: XYZD50.definition
        }
    }
}
