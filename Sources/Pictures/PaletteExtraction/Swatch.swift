package import ColorScience

/// A color with its share of the picture.
package struct Swatch: Sendable, Hashable {
    package let color: SRGB8
    /// Its share of the picture's opaque pixels, alpha-weighted, 0 … 1.
    package let weight: Double
    /// What it is good for, nil for nothing special; the first of ``SwatchRole`` where it has several.
    package internal(set) var role: SwatchRole?
    /// The Display P3 components, 0 … 1, of a color that lies outside sRGB; ``color`` is then the nearest inside.
    package let displayP3: Components?
    /// How far from the top of the picture it is in the mean, 0 … 1.
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
    /// The color that represents a cluster.
    init(_ cluster: PaletteClustering.Cluster, weight: Double, _ colors: inout ExactColors) {
        let color = colors.color(cluster.color, flat: cluster.flat)
        self.init(color: color, weight: weight, displayP3: colors.displayP3[color], height: cluster.height)
    }
}
