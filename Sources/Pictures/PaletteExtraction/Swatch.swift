package import ColorScience

/// A color with its share of the picture.
package struct Swatch: Sendable, Hashable {
    package let color: SRGB8
    /// The share of the picture's opaque pixels, weighted by alpha, 0 … 1.
    package let weight: Double
    /// The role; nil for none.
    ///
    /// If there are several, it is the first in the order of ``SwatchRole``.
    package internal(set) var role: SwatchRole?
    /// The Display P3 components, 0 … 1, of a color outside sRGB; ``color`` is then the nearest one inside.
    package let displayP3: Components?
    /// The mean distance from the top of the picture, 0 … 1.
    package let height: Double

    package init(
        color: SRGB8, weight: Double, role: SwatchRole? = nil, displayP3: Components? = nil, height: Double = 0.5
    ) {
        self.color = color
        self.weight = weight
        self.role = role
        self.displayP3 = displayP3
        self.height = height
    }
}

extension Swatch {
    /// Creates the swatch that represents a cluster.
    init(_ cluster: PaletteClustering.Cluster, weight: Double, _ colors: inout ExactColors) {
        let color = colors.color(cluster.color, flat: cluster.flat)
        self.init(color: color, weight: weight, displayP3: colors.displayP3[color], height: cluster.height)
    }
}
