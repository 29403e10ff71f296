/// The path of ``Interpolation/vivid``: a straight line in Oklab whose chroma is partly restored.
///
/// Along a straight line between two hues, the chroma drops; between opposite hues, the chroma drops to 0. The path
/// keeps the hues of the line and restores the fraction cos(Δh ÷ 2) of the lost chroma, where Δh is the angle between
/// the hues. So opposite colors still meet in gray. The path gets lighter in proportion to the chroma that isn't
/// restored.
struct VividPath: Sendable {
    /// The chroma of the two colors that the path connects.
    private let chromas: (start: Double, end: Double)
    /// The fraction of the lost chroma that is restored, 0 … 1.
    private let kept: Double

    /// The lightness added per unit of chroma that isn't restored.
    private static let lift = 0.9
    /// The maximum OKLCH lightness to which the path is raised.
    private static let maximumLightness = 0.97

    /// Creates the path between two colors, given as Oklab components.
    init(from start: Components, to end: Components) {
        let first = (start.y * start.y + start.z * start.z).squareRoot()
        let last = (end.y * end.y + end.z * end.z).squareRoot()
        let product = first * last
        // The hue of a gray is undefined, but a line to or from a gray loses no chroma.
        let cosine = product > 0 ? (start.y * end.y + start.z * end.z) / product : 1
        chromas = (first, last)
        kept = max(0, (1 + min(1, cosine)) / 2).squareRoot()
    }

    /// Returns the Oklab color of the path, given the color at the same progress, 0 … 1, on the straight line.
    func color(_ line: Components, at progress: Double) -> Components {
        let chroma = (line.y * line.y + line.z * line.z).squareRoot()
        let lost = chromas.start + (chromas.end - chromas.start) * progress - chroma
        guard lost > 0 else { return line }
        let scale = chroma > 0 ? 1 + kept * lost / chroma : 1
        let lightness = max(line.x, min(line.x + Self.lift * (1 - kept) * lost, Self.maximumLightness))
        return Components(lightness, line.y * scale, line.z * scale)
    }
}
