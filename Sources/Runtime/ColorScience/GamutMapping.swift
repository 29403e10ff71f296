/// Brings colours into a gamut by reducing their OKLCH chroma (CSS Color 4, section 13.2, binary search with local MINDE).
struct GamutMapping {
    /// What is just noticeable, ΔE OK (section 13.2).
    private static let justNoticeable = 0.02
    /// How near the search comes (section 13.2).
    private static let epsilon = 0.0001
    /// Rounding in the conversion must not make a colour of the gamut's border lie outside.
    private static let slack = 0.000_001

    private let space: ColorSpace

    init(_ gamut: Gamut) {
        space = gamut.space
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
        func loss(_ clipped: Components, from wanted: Components) -> Double {
            let difference = wanted - ColorSpace.convert(clipped, from: space, to: .oklab)
            return (difference * difference).sum().squareRoot()
        }
        var best = clipped(direct)
        if loss(best, from: wanted(polar.y)) < Self.justNoticeable { return best }
        var (low, high) = (0.0, polar.y)
        var lowIsInside = true
        while high - low > Self.epsilon {
            let chroma = (low + high) / 2
            let aim = wanted(chroma)
            let components = ColorSpace.convert(aim, from: .oklab, to: space)
            if lowIsInside && isInside(components) {
                low = chroma
                continue
            }
            best = clipped(components)
            let lost = loss(best, from: aim)
            if lost < Self.justNoticeable {
                if Self.justNoticeable - lost < Self.epsilon { return best }
                lowIsInside = false
                low = chroma
            } else {
                high = chroma
            }
        }
        return best
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
