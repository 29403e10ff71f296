package import ColorScience

/// A color with its share of the picture.
package struct Swatch: Sendable, Equatable {
    package let color: SRGB8
    /// The share of the picture, weighted by alpha, 0 … 1; without soft shadows (pixels with an alpha below 128 of
    /// 255), unless the picture consists of almost nothing else.
    package let weight: Double
    /// The first role of the color in the order of ``SwatchRole``; nil if the color has no role.
    package internal(set) var role: SwatchRole?
    /// The Display P3 components, 0 … 1, of a color outside sRGB, to which ``color`` is the nearest; otherwise nil.
    package let displayP3: Components?
    /// How far down in the picture the pixels with this color are on average: 0 is the top edge, 1 the bottom edge.
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

extension [Swatch] {
    /// Returns the swatches in ascending order of a number; swatches with equal numbers keep their order.
    ///
    /// A palette has few swatches. Inserting them one by one takes a tenth of the code of `sorted(by:)`.
    func ordered(by key: (Swatch) -> Double) -> [Swatch] {
        reduce(into: []) { ordered, swatch in
            ordered.insert(swatch, at: ordered.firstIndex { key($0) > key(swatch) } ?? ordered.count)
        }
    }
}

extension Swatch {
    init(_ cluster: PaletteClustering.Cluster, weight: Double, _ colors: inout ExactColors) {
        let color = colors.color(cluster.color, flat: cluster.flat)
        self.init(color: color, weight: weight, displayP3: colors.displayP3[color], height: cluster.height)
    }
}
