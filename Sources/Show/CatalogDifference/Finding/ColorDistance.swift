internal import CatalogManifest
internal import CatalogPreview
internal import ColorScience

/// CIEDE2000 differences between colors in manifests, rounded to two decimals.
enum ColorDistance {
    /// Returns the largest difference between two vertical gradients at the height of any stop; nil without stops.
    static func between(_ first: [BackdropStop], _ second: [BackdropStop], isDark: Bool) -> Double? {
        let (first, second) = (ColorStops(first, isDark: isDark), ColorStops(second, isDark: isDark))
        let heights = (first.locations + second.locations).sorted()
        return heights.compactMap { height in
            guard let one = first.color(at: height), let other = second.color(at: height) else { return nil }
            return ciede2000(one, other)
        }.max().map(rounded)
    }

    /// Returns the difference on white or on black, whichever is larger, so that a change of opacity counts, too.
    static func between(_ first: Color?, _ second: Color?) -> Double? {
        guard let first, let second else { return nil }
        return Color.grounds.map { ciede2000(first.composed(over: $0), second.composed(over: $0)) }.max().map(rounded)
    }

    static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}

extension ColorEntry.Variant {
    /// The color, with its exact components if they are known; nil for a system color.
    var color: Color? {
        if colorSpace != "srgb", let space = colorSpace.flatMap(CatalogColorSpace.init), let components {
            return space.color(components)
        }
        return code.flatMap { try? Color(css: $0) }
    }
}

extension Color {
    /// Black and white, on which two colors with different opacities don't look the same.
    static let grounds = [Color(.srgb, 0, 0, 0), Color(.srgb, 1, 1, 1)]
}

extension ColorStops {
    init(_ stops: [BackdropStop], isDark: Bool = false) {
        self.init(stops.map { ($0.location, isDark ? $0.dark : $0.hex) })
    }
}

/// The difference between the palettes of two pictures, which tells whether they show the same art.
enum PaletteDistance {
    /// The smallest difference between palettes at which two pictures count as different art.
    ///
    /// 30 banners and photos were saved again as JPEG with quality 40 and 75, and with quality 80 at half their size.
    /// No copy differed from its original by more than 4.9. Of the 435 pairs of different pictures, 433 differed by 9.0
    /// or more. The other two pairs have the same design and differed by 3.8 and 4.0.
    static let otherArt = 5.0

    /// Returns the CIEDE2000 difference between two palettes; nil if either palette has no colors.
    ///
    /// Each swatch is compared with the nearest one of the other palette, weighted by its share. The larger average of
    /// both directions is the result.
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
