/// How colors between two colors are found (CSS Color 4, section 12).
package struct Interpolation: Sendable, Hashable {
    /// The space in which components are blended.
    package let space: ColorSpace
    /// The way around the hue circle; without effect in spaces that have none.
    package let hue: HueInterpolation

    /// A way of blending.
    package init(space: ColorSpace, hue: HueInterpolation = .shorter) {
        self.space = space
        self.hue = hue
    }

    /// The color at a progress from one color to another, blended with premultiplied alpha.
    ///
    /// For more than one progress between the same two colors a ``Segment`` is quicker: it converts them once.
    ///
    /// - Parameter progress: 0 … 1; what lies outside is taken as the nearer end, and what is not a number as 0.
    package func color(from start: Color, to end: Color, progress: Double) -> Color {
        Segment(from: start, to: end, by: self).color(at: progress)
    }
}
