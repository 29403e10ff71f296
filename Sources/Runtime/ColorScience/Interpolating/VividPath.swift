/// The path of ``Interpolation/vivid``: a straight line in Oklab with restored chroma and lightness.
///
/// On the line between two hues the chroma falls, to gray between opposite hues. The path keeps the line's hue. Its
/// chroma is the line's plus cos(Δh ÷ 2) of the lost chroma, where Δh is the angle between the hues, so that opposite
/// colors still meet in gray. The path gets lighter in proportion to the chroma that stays lost.
struct VividPath: Sendable, Hashable {
    /// The chroma of both ends.
    private let chromas: Interpolation.Pair<Double>
    /// The restored part of the lost chroma, 0 … 1.
    private let kept: Double

    /// The added lightness per unit of chroma that stays lost.
    private static let lift = 0.9
    /// The maximum lightness of the lift.
    private static let maximumLightness = 0.97

    /// Creates the path between two colors of Oklab.
    init(from start: Components, to end: Components) {
        let first = (start.y * start.y + start.z * start.z).squareRoot()
        let last = (end.y * end.y + end.z * end.z).squareRoot()
        let product = first * last
        // Next to a gray nothing is lost.
        let cosine = product > 0 ? (start.y * end.y + start.z * end.z) / product : 1
        chromas = Interpolation.Pair(first, last)
        kept = max(0, (1 + min(1, cosine)) / 2).squareRoot()
    }

    /// Returns the color for a point of the line.
    ///
    /// - Parameter progress: the location of the point between the ends, 0 … 1.
    func color(_ line: Components, at progress: Double) -> Components {
        let chroma = (line.y * line.y + line.z * line.z).squareRoot()
        let lost = chromas.start + (chromas.end - chromas.start) * progress - chroma
        guard lost > 0 else { return line }
        let scale = chroma > 0 ? 1 + kept * lost / chroma : 1
        let lightness = max(line.x, min(line.x + Self.lift * (1 - kept) * lost, Self.maximumLightness))
        return Components(lightness, line.y * scale, line.z * scale)
    }
}
