/// Returns the color difference ΔE OK, the distance in Oklab: 0 … about 1; about 0.02 is just noticeable.
///
/// Source: CSS Color 4, section 19, and section 13.2 for the noticeable difference. Alpha is ignored.
package func deltaEOK(_ first: Color, _ second: Color) -> Double { Oklab(first).distance(to: Oklab(second)) }

extension Oklab {
    /// Converts a color to Oklab, ignoring alpha.
    package init(_ color: Color) {
        let components = ColorSpace.convert(color.components, from: color.space, to: .oklab)
        self.init(lightness: components.x, a: components.y, b: components.z)
    }

    /// Returns the color difference ΔE OK, the distance in Oklab (CSS Color 4, section 19).
    package func distance(to other: Oklab) -> Double {
        let difference = components - other.components
        return (difference * difference).sum().squareRoot()
    }
}
