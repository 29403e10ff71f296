/// The colour spaces of interpolation, by their CSS Color 4 names.
public enum ColorSpace: String, Sendable, Hashable, CaseIterable {
    /// sRGB, gamma-encoded.
    case srgb
    /// sRGB without its transfer function.
    case srgbLinear = "srgb-linear"
    /// Display P3, gamma-encoded.
    case displayP3 = "display-p3"
    /// Oklab.
    case oklab
    /// Oklab in cylindrical form: lightness, chroma, hue in degrees.
    case oklch

    /// The spaces that gradients and carousels can be blended in.
    public static let forInterpolation: [ColorSpace] = [.srgb, .srgbLinear, .oklab, .oklch, .displayP3]

    /// True for the space whose last component is an angle.
    public var hasHue: Bool { self == .oklch }

    /// A colour of this space as XYZ D65.
    func toXYZ(_ components: Components) -> Components {
        switch self {
        case .srgb: SRGB.toXYZ * SRGB.linear(components)
        case .srgbLinear: SRGB.toXYZ * components
        case .displayP3: DisplayP3.toXYZ * SRGB.linear(components)
        case .oklab: Oklab(lightness: components.x, a: components.y, b: components.z).xyz
        case .oklch: ColorSpace.oklab.toXYZ(OKLCH.toOklab(components))
        }
    }

    /// A colour of XYZ D65 in this space.
    func fromXYZ(_ xyz: Components) -> Components {
        switch self {
        case .srgb: SRGB.encoded(SRGB.fromXYZ * xyz)
        case .srgbLinear: SRGB.fromXYZ * xyz
        case .displayP3: SRGB.encoded(DisplayP3.fromXYZ * xyz)
        case .oklab: Oklab(xyz: xyz).components
        case .oklch: OKLCH.fromOklab(Oklab(xyz: xyz).components)
        }
    }
}
