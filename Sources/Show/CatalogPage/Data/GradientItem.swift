internal import AssetNaming
internal import CatalogManifest

/// A static gradient.
struct GradientItem: Encodable, Hashable, Sendable {
    struct Stop: Encodable, Hashable, Sendable {
        var name: String
        /// `#RRGGBB`, or `#RRGGBBAA` where it is not opaque.
        var hex: String
        /// The same in the dark appearance; absent where it is no other.
        var dark: String?
        /// From start to end, 0 … 1.
        var location: Double
        /// On the line of a CSS gradient, in parts of it.
        var lineLocation: Double
    }

    var name: String
    /// The direction in CSS; absent where start and end are not two points.
    var direction: String?
    var css: String
    var stops: [Stop]

    init(_ gradient: GradientEntry) {
        name = gradient.name
        css = "var(--gradient-\(PlainName.of(gradient.name)))"
        let line = CSSGradientLine(start: gradient.start, end: gradient.end)
        direction = line?.direction
        stops = gradient.stops.map {
            Stop(
                name: $0.color, hex: $0.code, dark: $0.dark == nil ? nil : $0.darkCode, location: $0.location,
                lineLocation: line?.location($0.location) ?? $0.location)
        }
    }
}
