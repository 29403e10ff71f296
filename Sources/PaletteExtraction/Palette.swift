public import ColorScience

/// What a swatch is good for.
public enum SwatchRole: String, Sendable, Hashable {
    /// The colour with the largest share of the picture.
    case dominant
}

/// A colour with its share of the picture.
public struct Swatch: Sendable, Hashable {
    /// The colour.
    public let color: SRGB8
    /// Its share of the picture's opaque pixels, alpha-weighted, 0 … 1.
    public let weight: Double
    /// What it is good for, nil for nothing special.
    public let role: SwatchRole?
    /// The Display P3 components, 0 … 1, of a colour that lies outside sRGB; ``color`` is then the nearest inside.
    public let displayP3: Components?

    /// A swatch by its parts.
    public init(color: SRGB8, weight: Double, role: SwatchRole? = nil, displayP3: Components? = nil) {
        self.color = color
        self.weight = weight
        self.role = role
        self.displayP3 = displayP3
    }
}

/// The colours that a picture is made of, and the one to put behind it.
public struct Palette: Sendable, Hashable {
    /// The colours, in falling weight; as many as were asked for, fewer where the picture has fewer.
    public let swatches: [Swatch]
    /// The alpha-weighted mean of the gamma-encoded sRGB values.
    public let mean: SRGB8
    /// The colour to put behind the picture: one of its swatches.
    public let backdrop: SRGB8

    /// Finds the colours of a picture.
    ///
    /// - Parameters:
    ///   - histogram: the picture.
    ///   - count: the most swatches wanted, at least 1.
    ///   - conversion: from the picture's own space; nil where that is sRGB.
    /// - Returns: nil for a picture that is wholly transparent: it has no colour.
    public init?(_ histogram: ColorHistogram, count: Int = 5, conversion: ColorConversion? = nil) {
        let cells = histogram.cells
        let points = cells.points(conversion)
        guard !points.isEmpty else { return nil }
        let clusters = ColorClusters.find(in: points, count: max(1, count))
        let total = clusters.reduce(0) { $0 + $1.weight }
        let unsorted = clusters.map { cluster in
            Swatch(cluster, weight: cluster.weight / total, conversion: conversion)
        }
        let sorted = unsorted.sorted { ($1.weight, $0.color.packed) < ($0.weight, $1.color.packed) }
        swatches = sorted.enumerated().map { index, swatch in
            Swatch(
                color: swatch.color, weight: swatch.weight, role: index == 0 ? .dominant : nil,
                displayP3: swatch.displayP3)
        }
        mean = conversion == nil ? cells.mean : points.meanInSRGB
        backdrop = Self.backdrop(of: swatches)
    }

    /// The swatch that covers much of the picture and has a colour to speak of.
    ///
    /// Share times chroma: a designer's pick is nearly always a flat colour of the banner itself, and a coloured ground
    /// rather than the white or grey beside it. The addend lets a picture without colours have its largest grey.
    private static func backdrop(of swatches: [Swatch]) -> SRGB8 {
        func score(_ swatch: Swatch) -> Double { swatch.weight * (Oklab(swatch.color).chroma + greyAllowance) }
        var best = swatches[0]
        for swatch in swatches.dropFirst() where score(swatch) > score(best) { best = swatch }
        return best.color
    }

    /// The Oklab chroma that every colour is credited with: about the chroma at which a colour begins to be named.
    private static let greyAllowance = 0.04
}

extension SRGB8 {
    /// The three bytes as one number, for putting colours of equal weight in order.
    fileprivate var packed: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}

extension Swatch {
    /// The colour that stands for a cluster: its flat colour, to the very value where the picture is of sRGB, else its mean.
    fileprivate init(_ cluster: ColorClusters.Cluster, weight: Double, conversion: ColorConversion?) {
        if let flat = cluster.flat, conversion == nil {
            self.init(color: flat, weight: weight)
            return
        }
        let flat = cluster.flat.flatMap { flat in conversion?([flat.red, flat.green, flat.blue]).first }
        let color = Color(flat ?? cluster.mean)
        // What lies outside sRGB keeps its Display P3 components, held in 0 … 1.
        let wide = color.converted(to: .displayP3).components
            .clamped(lowerBound: Components(repeating: 0), upperBound: Components(repeating: 1))
        self.init(color: SRGB8(color), weight: weight, displayP3: color.isInSRGB ? nil : wide)
    }
}
