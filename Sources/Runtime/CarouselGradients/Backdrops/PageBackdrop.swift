public import ColorScience

/// The backdrop of a page: one color, or a vertical gradient of several colors.
///
/// Between two stops the gradient is linear in gamma-encoded sRGB. Above the first stop and below the last one, the
/// color is constant.
///
/// ```swift
/// let white = SRGB8(red: 255, green: 255, blue: 255)
/// let black = SRGB8(red: 0, green: 0, blue: 0)
/// func track(_ color: SRGB8) throws -> GradientTable {
///     try GradientTable(pages: [color], wraps: false, stops: [])
/// }
/// // White above, black below.
/// let table = try BackdropTable(locations: [0, 1], tracks: [track(white), track(black)])
/// let backdrop = table.backdrop(at: 0)
/// assert(!backdrop.isFlat && backdrop.stops.map(\.location) == [0, 1] && backdrop.stops[0].color == white)
/// assert(backdrop.color(at: 0.25).hex == "#BFBFBF")
/// ```
public struct PageBackdrop: Sendable, Hashable {
    /// A color of the gradient at one height.
    public struct Stop: Sendable, Hashable {
        /// The distance of the stop from the top of the backdrop, as a fraction of the backdrop's height, 0 … 1.
        public let location: Double
        /// The color at the stop's location.
        public let color: SRGB8

        package init(location: Double, color: SRGB8) {
            self.location = location
            self.color = color
        }
    }

    /// The colors from top to bottom; at least one.
    public let stops: [Stop]

    package init(_ color: SRGB8) { stops = [Stop(location: 0, color: color)] }

    /// Creates a vertical gradient; throws if there is no stop, or if locations don't ascend within 0 … 1.
    package init(stops: [Stop]) throws(BackdropError) {
        guard !stops.isEmpty else { throw .noStops }
        var last = -Double.infinity
        for stop in stops {
            guard (0...1).contains(stop.location) else { throw .locationOutOfRange(stop.location) }
            guard stop.location > last else { throw .locationsDoNotRise(stop.location) }
            last = stop.location
        }
        self.stops = stops
    }

    init(known stops: [Stop]) { self.stops = stops }

    /// Whether the backdrop is one color everywhere.
    public var isFlat: Bool { stops.count == 1 }

    /// Returns the color at a height.
    ///
    /// - Parameter location: the distance from the top as a fraction of the height, 0 … 1. A value outside this range
    ///   is clamped, and a value that isn't a number counts as 0.
    public func color(at location: Double) -> SRGB8 {
        guard location > stops[0].location else { return stops[0].color }
        for (above, below) in zip(stops, stops.dropFirst()) where location < below.location {
            let part = (location - above.location) / (below.location - above.location)
            return PackedColor.blend(PackedColor.word(above.color), PackedColor.word(below.color), part)
        }
        return stops[stops.count - 1].color
    }
}

package enum BackdropError: Error, Sendable, Hashable, CustomStringConvertible {
    case noStops
    case locationOutOfRange(Double)
    /// A location, the associated value, isn't greater than the location of the stop before it.
    case locationsDoNotRise(Double)

    package var description: String {
        switch self {
        case .noStops: "a backdrop needs at least one color"
        case .locationOutOfRange(let location): "the location \(DecimalText.shortest(location)) is outside 0 … 1"
        case .locationsDoNotRise(let location):
            "the location \(DecimalText.shortest(location)) must be greater than the one before it"
        }
    }
}
