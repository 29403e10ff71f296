/// The way in which colors between two colors are computed (CSS Color 4, section 12).
package struct Interpolation: Sendable, Hashable {
    package let space: ColorSpace
    /// The way around the hue circle; ignored in spaces without a hue.
    package let hue: HueInterpolation
    /// Whether the blend keeps the chroma of its ends: ``vivid``.
    package let keepsChroma: Bool

    package init(space: ColorSpace, hue: HueInterpolation = .shorter) {
        (self.space, self.hue, keepsChroma) = (space, hue, false)
    }

    private init(keepingChromaIn space: ColorSpace) { (self.space, hue, keepsChroma) = (space, .shorter, true) }

    /// Blends along a straight line in Oklab, and keeps the chroma of the two colors.
    ///
    /// No hue outside the short arc between the two appears, and the middle isn't gray. ``VividPath`` has the formula.
    package static let vivid = Interpolation(keepingChromaIn: .oklab)

    /// The name of ``vivid``, which CSS doesn't have.
    private static let vividName = "vivid"

    /// The name of the space in configurations and manifests: the CSS name, or `vivid`.
    package var name: String { keepsChroma ? Self.vividName : space.rawValue }

    /// All names of interpolations, the most common first.
    package static let names = ColorSpace.allCases.map { $0.rawValue } + [vividName]

    package static let namesWithHue = ColorSpace.allCases.filter { $0.hasHue }.map { $0.rawValue }

    /// Creates the interpolation of a name in any case; nil for an unknown one.
    package init?(name: String, hue: HueInterpolation = .shorter) {
        if ASCIIText.lowercased(name) == Self.vividName {
            self = .vivid
        } else if let space = ColorSpace(cssName: name) {
            self.init(space: space, hue: hue)
        } else {
            return nil
        }
    }

    /// Returns the color at a progress from one color to another, blended with premultiplied alpha.
    ///
    /// For several progresses between the same two colors, a ``Segment`` is faster: it converts them once.
    ///
    /// - Parameter progress: 0 … 1; what lies outside is taken as the nearer end, and what is not a number as 0.
    package func color(from start: Color, to end: Color, progress: Double) -> Color {
        Segment(from: start, to: end, by: self).color(at: progress)
    }
}
