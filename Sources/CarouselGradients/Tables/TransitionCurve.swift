internal import ColorScience

/// The true colours between two pages.
struct TransitionCurve {
    let start: SRGB8
    let end: SRGB8
    private let interpolation: Interpolation
    private let easing: Easing
    private let segment: Interpolation.Segment

    init(start: SRGB8, end: SRGB8, interpolation: Interpolation, easing: Easing) {
        self.start = start
        self.end = end
        self.interpolation = interpolation
        self.easing = easing
        segment = Interpolation.Segment(from: Color(start), to: Color(end), by: interpolation)
    }

    /// Whether the curve is itself what two stops give.
    var isLine: Bool {
        if interpolation.space == .srgb && easing.isLinear { return true }
        // The longer way from a hue to itself is all around the circle.
        return start == end && !(interpolation.space.hasHue && interpolation.hue == .longer)
    }

    /// The colour at a progress, neither rounded nor brought into the gamut.
    func color(at progress: Double) -> Color {
        segment.color(at: easing.progress(at: progress))
    }

    /// The fewest stops, and how far from the curve they are at most.
    func stops(tolerance: Double) -> StopSearch.Answer {
        if isLine {
            return StopSearch.Answer(
                stops: [
                    StopSearch.GridStop(gridPoint: 0, color: start),
                    StopSearch.GridStop(gridPoint: TableLayout.gridParts, color: end),
                ], maximumError: 0)
        }
        return StopSearch(gridParts: TableLayout.gridParts, tolerance: tolerance, curve: color).answer()
    }

    /// The colours at evenly spaced progress, both ends included.
    func samples(_ count: Int) -> [SRGB8] {
        guard count > 1 else { return [] }
        if isLine { return (0..<count).map { SRGB8(from: start, to: end, step: $0, of: count - 1) } }
        return (0..<count).map { SRGB8(color(at: Double($0) / Double(count - 1))) }
    }
}
