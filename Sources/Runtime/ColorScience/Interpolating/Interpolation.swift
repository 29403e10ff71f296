/// A method of blending two colors (CSS Color 4, section 12).
package struct Interpolation: Sendable, Hashable {
    package let space: ColorSpace
    /// The direction around the hue circle; ignored in spaces without a hue.
    package let hue: HueInterpolation
    /// Whether the blend restores most of the chroma that a straight line loses, as in ``vivid``.
    package let keepsChroma: Bool

    package init(space: ColorSpace, hue: HueInterpolation = .shorter) {
        (self.space, self.hue, keepsChroma) = (space, hue, false)
    }

    private init(keepingChromaIn space: ColorSpace) { (self.space, hue, keepsChroma) = (space, .shorter, true) }

    /// A blend along a straight line in Oklab that restores most of the chroma that such a line loses (``VividPath``).
    package static let vivid = Interpolation(keepingChromaIn: .oklab)

    private static let vividName = "vivid"

    /// The name in configurations and manifests: the CSS name of the space, or `vivid`.
    package var name: String { keepsChroma ? Self.vividName : space.rawValue }

    /// The names of all interpolations: those of the color spaces, then `vivid`.
    package static let names = ColorSpace.allCases.map { $0.rawValue } + [vividName]

    package static let namesWithHue = ColorSpace.allCases.filter { $0.hasHue }.map { $0.rawValue }

    /// Creates the interpolation with a name, in any letter case; nil for an unknown name.
    package init?(name: String, hue: HueInterpolation = .shorter) {
        if ASCIIText.lowercased(name) == Self.vividName {
            self = .vivid
        } else if let space = ColorSpace(cssName: name) {
            self.init(space: space, hue: hue)
        } else {
            return nil
        }
    }

    /// Returns the color at a progress between two colors; for several, a ``Segment`` converts the ends only once.
    package func color(from start: Color, to end: Color, progress: Double) -> Color {
        Segment(from: start, to: end, by: self).color(at: progress)
    }
}
