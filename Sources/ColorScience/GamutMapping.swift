/// Brings colours into the sRGB gamut by reducing their OKLCH chroma (CSS Color 4, section 13.2.2).
enum GamutMapping {
    /// What is just noticeable, ΔE OK (section 13.2.1).
    private static let justNoticeable = 0.02
    /// How near the search comes (section 13.2.2).
    private static let epsilon = 0.0001
    /// Rounding in the conversion must not make a colour of the gamut's border lie outside.
    private static let slack = 0.000_001

    /// The gamma-encoded sRGB components, each 0 … 1.
    static func srgb(_ color: Color) -> Components {
        let direct = color.converted(to: .srgb).components
        if isInGamut(direct) { return clipped(direct) }
        let polar = color.converted(to: .oklch).components
        if polar.x >= 1 { return Components(1, 1, 1) }
        if polar.x <= 0 { return Components(0, 0, 0) }
        func candidate(_ chroma: Double) -> Components {
            Color(.oklch, polar.x, chroma, polar.z).converted(to: .srgb).components
        }
        func loss(_ components: Components, chroma: Double) -> Double {
            let wanted = OKLCH.toOklab(Components(polar.x, chroma, polar.z))
            let got = Color(.srgb, clipped(components)).converted(to: .oklab).components
            let difference = wanted - got
            return (difference * difference).sum().squareRoot()
        }
        var best = clipped(direct)
        if loss(direct, chroma: polar.y) < justNoticeable { return best }
        var (low, high) = (0.0, polar.y)
        var lowIsInGamut = true
        while high - low > epsilon {
            let chroma = (low + high) / 2
            let components = candidate(chroma)
            if lowIsInGamut && isInGamut(components) {
                low = chroma
                continue
            }
            best = clipped(components)
            let lost = loss(components, chroma: chroma)
            if lost < justNoticeable {
                if justNoticeable - lost < epsilon { return best }
                lowIsInGamut = false
                low = chroma
            } else {
                high = chroma
            }
        }
        return best
    }

    private static func isInGamut(_ components: Components) -> Bool {
        components.min() >= -slack && components.max() <= 1 + slack
    }

    private static func clipped(_ components: Components) -> Components {
        components.clamped(lowerBound: Components(repeating: 0), upperBound: Components(repeating: 1))
    }
}
