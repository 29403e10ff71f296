/// Brings colors into a gamut by reducing their OKLCH chroma (CSS Color 4, section 13.2, binary search with local
/// MINDE).
struct GamutMapping {
    /// What is just noticeable, ΔE OK (section 13.2).
    private static let justNoticeable = 0.02
    /// How near the search comes (section 13.2).
    private static let epsilon = 0.0001
    /// Rounding in the conversion must not make a color of the gamut's border lie outside.
    private static let slack = 0.000_001

    private let space: ColorSpace
    private let linear: ColorSpace

    init(_ gamut: Gamut) {
        space = gamut.space
        linear = gamut.linearSpace
    }

    /// The gamma-encoded components in the gamut's space, each 0 … 1.
    func components(of color: Color) -> Components {
        let direct = ColorSpace.convert(color.components, from: color.space, to: space)
        if isInside(direct) { return clipped(direct) }
        let polar = color.converted(to: .oklch).components
        // What is infinite or not a number has no chroma that could be reduced.
        guard polar.x.isFinite, polar.y.isFinite, polar.z.isFinite else { return clipped(direct) }
        if polar.x >= 1 { return Components(1, 1, 1) }
        if polar.x <= 0 { return Components(0, 0, 0) }
        // The hue stays the same, so its direction is found once.
        let direction = OKLCH.toBase(Components(0, 1, polar.z))
        func wanted(_ chroma: Double) -> Components { Components(polar.x, chroma * direction.y, chroma * direction.z) }
        func encoded(_ aim: Components) -> Components { ColorSpace.convert(aim, from: .oklab, to: space) }
        var best = clipped(direct)
        if loss(best, in: space, from: wanted(polar.y)) < Self.justNoticeable { return best }
        var (low, high) = (0.0, polar.y)
        var lowIsInside = true
        var clippedChroma: Double?
        while high - low > Self.epsilon {
            let chroma = (low + high) / 2
            let aim = wanted(chroma)
            // Most is decided without the transfer function, which is most of the work; what is near a limit is asked
            // exactly.
            let light = ColorSpace.convert(aim, from: .oklab, to: linear)
            if lowIsInside && (isInside(linear: light) ?? isInside(encoded(aim))) {
                low = chroma
                continue
            }
            clippedChroma = chroma
            var lost = loss(clipped(light), in: linear, from: aim)
            if abs(lost - Self.justNoticeable) < Self.doubt
                || abs(Self.justNoticeable - lost - Self.epsilon) < Self.doubt
            {
                lost = loss(clipped(encoded(aim)), in: space, from: aim)
            }
            if lost < Self.justNoticeable {
                if Self.justNoticeable - lost < Self.epsilon { break }
                lowIsInside = false
                low = chroma
            } else {
                high = chroma
            }
        }
        if let clippedChroma { best = clipped(encoded(wanted(clippedChroma))) }
        return best
    }

    /// More than the transfer function and its inverse, one after the other, change of a loss: their pieces meet within
    /// 10⁻⁷ only.
    private static let doubt = 0.000_001

    /// ΔE OK between a color and what it was clipped to.
    private func loss(_ clipped: Components, in space: ColorSpace, from wanted: Components) -> Double {
        let difference = wanted - ColorSpace.convert(clipped, from: space, to: .oklab)
        return (difference * difference).sum().squareRoot()
    }

    /// Whether the gamma-encoded form of linear components is inside; nil where that is too near to say.
    ///
    /// The transfer function leads 1 + 2.275 · 10⁻⁶ to 1 + 10⁻⁶ (its slope at 1 is 1.055 ÷ 2.4) and −7.74 · 10⁻⁸ to
    /// −10⁻⁶ (12.92 at 0).
    private func isInside(linear components: Components) -> Bool? {
        let (low, high) = (components.min(), components.max())
        if low >= -7.6e-8 && high <= 1 + 2.25e-6 { return true }
        if low < -7.9e-8 || high > 1 + 2.3e-6 { return false }
        return nil
    }

    private func isInside(_ components: Components) -> Bool {
        components.min() >= -Self.slack && components.max() <= 1 + Self.slack
    }

    /// Each component in 0 … 1; what is not a number is 0.
    private func clipped(_ components: Components) -> Components {
        func clipped(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
        return Components(clipped(components.x), clipped(components.y), clipped(components.z))
    }
}
