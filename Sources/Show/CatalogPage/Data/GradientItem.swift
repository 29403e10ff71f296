internal import AssetNaming
internal import CatalogManifest

struct GradientItem: Encodable, Equatable, Sendable {
    struct Stop: Encodable, Equatable, Sendable {
        var name: String
        var hex: String
        var dark: String?
        var location: Double
        /// The location in the CSS gradient that looks the same, as a fraction of its length.
        var lineLocation: Double
    }

    var name: String
    /// The direction in CSS notation; absent if the gradient starts and ends at the same point.
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
