package import ColorScience

/// The stops of a gradient, between which colors are blended in gamma-encoded sRGB.
package struct ColorStops: Sendable {
    private let stops: [(location: Double, color: SRGB8)]

    /// Creates stops from hex codes in ascending order of location; ignores alpha, and skips invalid codes.
    package init(_ stops: [(location: Double, hex: String)]) {
        self.stops = stops.compactMap { stop in
            SRGB8(hex: String(stop.hex.prefix(7))).map { (stop.location, $0) }
        }
    }

    package var locations: [Double] { stops.map(\.location) }

    package var colors: [SRGB8] { stops.map(\.color) }

    package func color(at location: Double) -> SRGB8? {
        StopPair(at: location, among: stops) { $0.location }.map {
            SRGB8(from: stops[$0.from].color, to: stops[$0.to].color, progress: $0.progress)
        }
    }
}
