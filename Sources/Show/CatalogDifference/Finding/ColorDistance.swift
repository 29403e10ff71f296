internal import CatalogManifest
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
        let (first, second) = (VerticalColors(first, isDark: isDark), VerticalColors(second, isDark: isDark))
        let heights = (first.heights + second.heights).sorted()
        return heights.compactMap { height in
            guard let one = first.color(at: height), let other = second.color(at: height) else { return nil }
            return ciede2000(one, other)
        }.max().map(rounded)
    }

    /// A number to two places.
    static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }

    private static func color(_ code: String) -> SRGB8? { SRGB8(hex: String(code.prefix(7))) }
}

/// The colors of a gradient, linear in gamma-encoded sRGB between its stops.
struct VerticalColors {
    private let stops: [(location: Double, color: SRGB8)]

    init(_ stops: [BackdropStop], isDark: Bool = false) {
        self.init(stops.map { ($0.location, isDark ? $0.dark : $0.hex) })
    }

    /// - Parameter stops: locations and hex codes, in rising location.
    init(_ stops: [(location: Double, hex: String)]) {
        self.stops = stops.compactMap { stop in
            SRGB8(hex: String(stop.hex.prefix(7))).map { (stop.location, $0) }
        }
    }

    /// Where its stops are.
    var heights: [Double] { stops.map(\.location) }

    /// Its colors at its stops.
    var colors: [SRGB8] { stops.map(\.color) }

    /// The color at a place; nil where it has no stops.
    func color(at place: Double) -> SRGB8? {
        guard let last = stops.last else { return nil }
        guard let next = stops.firstIndex(where: { $0.location >= place }) else { return last.color }
        guard next > 0 else { return stops[0].color }
        let (from, to) = (stops[next - 1], stops[next])
        let part = to.location > from.location ? (place - from.location) / (to.location - from.location) : 1
        func channel(_ a: UInt8, _ b: UInt8) -> UInt8 {
            let (a, b) = (Double(a), Double(b))
            return UInt8((a + (b - a) * part).rounded())
        }
        return SRGB8(
            red: channel(from.color.red, to.color.red), green: channel(from.color.green, to.color.green),
            blue: channel(from.color.blue, to.color.blue))
    }
}
