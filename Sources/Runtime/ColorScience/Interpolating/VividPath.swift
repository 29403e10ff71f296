/// The chroma and the lightness that ``Interpolation/vivid`` gives back to a straight line through Oklab.
///
/// On the line from a color to another of a different hue chroma falls, to gray between opposite hues. The path keeps
/// the line's hue. Its chroma is the line's plus cos(Δh ÷ 2) of what the line has lost; Δh is the angle between the two
/// hues, so that opposite colors still meet in gray. For the chroma that stays lost the path is lighter.
struct VividPath: Sendable, Hashable {
    /// The chroma of both ends.
    private let chromas: Interpolation.Pair<Double>
    /// The part of the lost chroma that is given back, 0 … 1.
    private let kept: Double

    /// How much lighter the path gets for the chroma that stays lost.
    private static let lift = 0.9
    /// The lightness that the lift stops at.
    private static let maximumLightness = 0.97

    /// The path between two colors of Oklab.
    init(from start: Components, to end: Components) {
        let first = (start.y * start.y + start.z * start.z).squareRoot()
        let last = (end.y * end.y + end.z * end.z).squareRoot()
        let product = first * last
        // Beside a gray nothing is lost.
        let cosine = product > 0 ? (start.y * end.y + start.z * end.z) / product : 1
        chromas = Interpolation.Pair(first, last)
        kept = max(0, (1 + min(1, cosine)) / 2).squareRoot()
    }

    /// The color for a point of the line.
    ///
    /// - Parameter progress: where the point is between the ends, 0 … 1.
    func color(_ line: Components, at progress: Double) -> Components {
        let chroma = (line.y * line.y + line.z * line.z).squareRoot()
        let lost = chromas.start + (chromas.end - chromas.start) * progress - chroma
        guard lost > 0 else { return line }
        let scale = chroma > 0 ? 1 + kept * lost / chroma : 1
        let lightness = max(line.x, min(line.x + Self.lift * (1 - kept) * lost, Self.maximumLightness))
        return Components(lightness, line.y * scale, line.z * scale)
    }
}
