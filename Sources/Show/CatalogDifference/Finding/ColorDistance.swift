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

    /// Returns the difference between two named colors, regardless of their opacity; nil if either color is unknown.
    ///
    /// Colors outside sRGB are compared by their exact components if possible, or else by their hex codes.
    static func between(_ first: ColorEntry.Variant?, _ second: ColorEntry.Variant?) -> Double? {
        if [first, second].allSatisfy({ $0?.colorSpace == "srgb" }) {
            return HexCode.distance(first?.hex, second?.hex)
        }
        let colors = [first, second].compactMap { variant -> Color? in
            guard let space = variant?.colorSpace.flatMap(CatalogColorSpace.init) else { return nil }
            return variant?.components.map(space.color)
        }
        return colors.count == 2 ? rounded(ciede2000(colors[0], colors[1])) : HexCode.distance(first?.hex, second?.hex)
    }

    static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}

extension ColorStops {
    init(_ stops: [BackdropStop], isDark: Bool = false) {
        self.init(stops.map { ($0.location, isDark ? $0.dark : $0.hex) })
    }
}
