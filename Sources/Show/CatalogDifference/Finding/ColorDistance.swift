internal import CatalogManifest
internal import CatalogPreview
internal import ColorScience

/// How far colors of manifests are apart, CIEDE2000, to two places.
enum ColorDistance {
    /// The largest distance of two vertical gradients at any height that either has a color for.
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
    /// The colors of a vertical gradient, in the light or the dark appearance.
    init(_ stops: [BackdropStop], isDark: Bool = false) {
        self.init(stops.map { ($0.location, isDark ? $0.dark : $0.hex) })
    }
}
