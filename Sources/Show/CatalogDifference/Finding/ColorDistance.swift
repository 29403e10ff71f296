internal import CatalogManifest
internal import CatalogPreview
internal import ColorScience

/// How far colors of manifests are apart, CIEDE2000, to two places.
enum ColorDistance {
    /// The distance of two hex codes, opacity left out; nil where one is no hex code.
    static func between(_ first: String?, _ second: String?) -> Double? {
        guard let first = first.flatMap(color), let second = second.flatMap(color) else { return nil }
        return first == second ? 0 : rounded(ciede2000(first, second))
    }

    /// The largest distance of two vertical gradients at any height that either has a color for.
    static func between(_ first: [BackdropStop], _ second: [BackdropStop], isDark: Bool) -> Double? {
        let (first, second) = (ColorStops(first, isDark: isDark), ColorStops(second, isDark: isDark))
        let heights = (first.locations + second.locations).sorted()
        return heights.compactMap { height in
            guard let one = first.color(at: height), let other = second.color(at: height) else { return nil }
            return ciede2000(one, other)
        }.max().map(rounded)
    }

    /// A number to two places.
    static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }

    private static func color(_ code: String) -> SRGB8? { SRGB8(hex: String(code.prefix(7))) }
}

extension ColorStops {
    /// The colors of a vertical gradient, in the light or the dark appearance.
    init(_ stops: [BackdropStop], isDark: Bool = false) {
        self.init(stops.map { ($0.location, isDark ? $0.dark : $0.hex) })
    }
}
