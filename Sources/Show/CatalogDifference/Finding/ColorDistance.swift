internal import CatalogManifest
internal import CatalogPreview
internal import ColorScience

/// Computes CIEDE2000 differences of colors in manifests, to two decimals.
enum ColorDistance {
    /// Returns the largest difference of two vertical gradients over all heights with a stop.
    static func between(_ first: [BackdropStop], _ second: [BackdropStop], isDark: Bool) -> Double? {
        let (first, second) = (ColorStops(first, isDark: isDark), ColorStops(second, isDark: isDark))
        let heights = (first.locations + second.locations).sorted()
        return heights.compactMap { height in
            guard let one = first.color(at: height), let other = second.color(at: height) else { return nil }
            return ciede2000(one, other)
        }.max().map(rounded)
    }

    static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}

extension ColorStops {
    /// Creates the colors of a vertical gradient in light or dark mode.
    init(_ stops: [BackdropStop], isDark: Bool = false) {
        self.init(stops.map { ($0.location, isDark ? $0.dark : $0.hex) })
    }
}
