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
