internal import CatalogManifest
internal import ColorScience

/// How far two pictures are apart by what they are made of.
enum PaletteDistance {
    /// From here on two pictures are other art.
    ///
    /// Of 30 banners and photos that were saved again as JPEG of quality 40 and 75, and of quality 80 at half their
    /// size, none was farther from itself than 4.9. Of the 435 pairs of different ones 433 were 9.0 apart or more, and
    /// the two others, of one design, 3.8 and 4.0.
    static let otherArt = 5.0

    /// The distance of each swatch from the nearest one of the other picture, CIEDE2000 weighed by its share.
    ///
    /// It is the larger of both ways; nil where one has no swatches.
    static func between(_ first: [SwatchEntry], _ second: [SwatchEntry]) -> Double? {
        let (first, second) = (weighted(first), weighted(second))
        guard !first.isEmpty, !second.isEmpty else { return nil }
        return max(way(first, second), way(second, first))
    }

    private static func way(_ from: [(color: SRGB8, weight: Double)], _ to: [(color: SRGB8, weight: Double)]) -> Double
    {
        let total = from.reduce(0) { $0 + $1.weight }
        guard total > 0 else { return 0 }
        return from.reduce(0) { sum, swatch in
            sum + swatch.weight * (to.map { ciede2000(swatch.color, $0.color) }.min() ?? 0)
        } / total
    }

    private static func weighted(_ swatches: [SwatchEntry]) -> [(color: SRGB8, weight: Double)] {
        swatches.compactMap { swatch in SRGB8(hex: swatch.hex).map { ($0, max(swatch.weight, 0)) } }
    }
}
