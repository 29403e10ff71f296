/// The mapping of colors into a gamut by reducing their OKLCH chroma (CSS Color 4, section 13.2: binary search with
/// local MINDE).
///
/// `Space` is the gamut's color space, and `Linear` is the same space without the transfer function. The base of
/// `Linear` is XYZ D65, like that of Oklab. The spaces are generic parameters, so conversions aren't looked up at run
/// time.
private enum GamutMapping<Space: ColorSpaceConversion, Linear: ColorSpaceConversion> {
    /// The just noticeable color difference, ΔE OK (CSS Color 4, section 13.2).
    private static var justNoticeable: Double { 0.02 }
    /// The precision of the search in OKLCH chroma (CSS Color 4, section 13.2).
    private static var epsilon: Double { 0.0001 }
    /// The tolerance for rounding errors, so that a color on the border of the gamut counts as inside.
    private static var slack: Double { 0.000_001 }

    /// Maps a color into the gamut, and returns its gamma-encoded components in the gamut's space, each 0 … 1.
    static func components(of color: Color, in space: ColorSpace) -> Components {
        let direct =
            switch color.space {
            case .oklch: encoded(OKLCH.toBase(color.components))
            case .oklab: encoded(color.components)
            default: ColorSpace.convert(color.components, from: color.space, to: space)
            }
        if isInside(direct) { return clipped(direct) }
        let polar = color.converted(to: .oklch).components
        // A component that is infinite or not a number can't be mapped by chroma.
        guard polar.x.isFinite, polar.y.isFinite, polar.z.isFinite else { return clipped(direct) }
        if polar.x >= 1 { return Components(1, 1, 1) }
        if polar.x <= 0 { return Components(0, 0, 0) }
        // The hue never changes, so its direction in Oklab is computed only once.
        let direction = OKLCH.toBase(Components(0, 1, polar.z))
        func wanted(_ chroma: Double) -> Components { Components(polar.x, chroma * direction.y, chroma * direction.z) }
        var best = clipped(direct)
        if loss(Space.toBase(best), from: wanted(polar.y)) < justNoticeable { return best }
        var (low, high) = (0.0, polar.y)
        var lowIsInside = true
        var clippedChroma: Double?
        while high - low > epsilon {
            let chroma = (low + high) / 2
            let aim = wanted(chroma)
            // Most steps are decided without the transfer function, which is slow; values near a limit aren't.
            let light = Linear.fromBase(Oklab.toBase(aim))
            if lowIsInside && (isInside(linear: light) ?? isInside(encoded(aim))) {
                low = chroma
                continue
            }
            clippedChroma = chroma
            var lost = loss(clipped(light), from: aim)
            if abs(lost - justNoticeable) < doubt || abs(justNoticeable - lost - epsilon) < doubt {
                lost = loss(Space.toBase(clipped(encoded(aim))), from: aim)
            }
            if lost < justNoticeable {
                if justNoticeable - lost < epsilon { break }
                lowIsInside = false
                low = chroma
            } else {
                high = chroma
            }
        }
        if let clippedChroma { best = clipped(encoded(wanted(clippedChroma))) }
        return best
    }

    /// The maximum error of a ΔE OK without the transfer function, whose two parts meet only within 10⁻⁷.
    private static var doubt: Double { 0.000_001 }

    /// Converts a color from Oklab to the gamut's space.
    private static func encoded(_ color: Components) -> Components {
        Space.fromBase(Linear.fromBase(Oklab.toBase(color)))
    }

    /// Returns the color difference ΔE OK between clipped linear components and an Oklab color.
    private static func loss(_ clipped: Components, from wanted: Components) -> Double {
        let difference = wanted - Oklab.fromBase(Linear.toBase(clipped))
        return (difference * difference).sum().squareRoot()
    }

    /// Returns whether linear components are inside the gamut after encoding; nil if a component is too close to the
    /// limit.
    ///
    /// The transfer function maps 1 + 2.275 · 10⁻⁶ to 1 + 10⁻⁶, because its slope at 1 is 1.055 ÷ 2.4. It maps −7.74 ·
    /// 10⁻⁸ to −10⁻⁶, because its slope at 0 is 12.92.
    private static func isInside(linear components: Components) -> Bool? {
        let (low, high) = (components.min(), components.max())
        if low >= -7.6e-8 && high <= 1 + 2.25e-6 { return true }
        if low < -7.9e-8 || high > 1 + 2.3e-6 { return false }
        return nil
    }

    private static func isInside(_ components: Components) -> Bool {
        components.min() >= -slack && components.max() <= 1 + slack
    }

    /// Clamps each component to 0 … 1; a value that isn't a number becomes 0.
    private static func clipped(_ components: Components) -> Components {
        func clipped(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
        return Components(clipped(components.x), clipped(components.y), clipped(components.z))
    }
}

extension Gamut {
    /// Returns the components of a color in the gamut's space, mapped into the gamut, each 0 … 1.
    func components(of color: Color) -> Components {
        switch self {
        case .srgb: GamutMapping<SRGB, SRGBLinear>.components(of: color, in: space)
        case .displayP3: GamutMapping<DisplayP3, DisplayP3Linear>.components(of: color, in: space)
        }
    }
}
