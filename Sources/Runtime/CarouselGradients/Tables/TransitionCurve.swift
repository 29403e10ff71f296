internal import ColorScience

/// The exact colors between two pages, before stops approximate them.
struct TransitionCurve {
    let start: SRGB8
    let end: SRGB8
    /// Whether the exact colors are a linear blend of the two page colors in gamma-encoded sRGB.
    let isLine: Bool
    private let segment: Interpolation.Segment

    init(start: SRGB8, end: SRGB8, interpolation: Interpolation, easing: Easing) {
        self.start = start
        self.end = end
        // From a hue to itself, the longer way is once around the hue circle, although both ends are equal.
        let isPoint = start == end && !(interpolation.space.hasHue && interpolation.hue == .longer)
        isLine = isPoint || interpolation.space == .srgb && easing.isLinear
        segment = Interpolation.Segment(from: Color(start), to: Color(end), by: interpolation)
    }

    /// Returns the exact color at an eased progress, before it is mapped into the sRGB gamut and rounded.
    func color(atEased progress: Double) -> Color { segment.color(at: progress) }

    /// Returns the fewest stops whose blends stay within a tolerance (in CIEDE2000) of the exact colors, and the
    /// maximum difference that remains.
    func stops(tolerance: Double, grid: EasedGrid) -> StopReduction.Answer {
        if isLine {
            return StopReduction.Answer(
                stops: [
                    StopReduction.GridStop(gridPoint: 0, color: start),
                    StopReduction.GridStop(gridPoint: grid.parts, color: end),
                ], maximumError: 0)
        }
        return StopReduction(gridParts: grid.parts, tolerance: tolerance) { color(atEased: grid[$0]) }.answer()
    }

    func samples(_ grid: EasedGrid) -> [SRGB8] {
        if isLine { return (0...grid.parts).map { SRGB8(from: start, to: end, step: $0, of: grid.parts) } }
        return (0...grid.parts).map { SRGB8(color(atEased: grid[$0])) }
    }
}
