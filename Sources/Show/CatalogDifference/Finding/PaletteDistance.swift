internal import CatalogManifest
internal import ColorScience

/// The difference of two pictures by their palettes.
enum PaletteDistance {
    /// The difference from which two pictures count as different pictures.
    ///
    /// 30 banners and photos were saved again as JPEG of quality 40 and 75, and of quality 80 at half their size: no
    /// picture differed from its original by more than 4.9. Of the 435 pairs of different pictures, 433 differed by 9.0
    /// or more, and two pairs with the same design differed by 3.8 and 4.0.
    static let otherArt = 5.0

    /// Returns the mean distance of each swatch from the nearest one of the other picture, CIEDE2000 weighted by its
    /// share.
    ///
    /// It is the larger of both directions; nil if one picture has no swatches.
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
