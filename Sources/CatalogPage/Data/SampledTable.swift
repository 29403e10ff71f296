internal import CarouselGradients
internal import CatalogManifest
internal import ColorScience

/// The colours of a carousel, evenly spaced along each transition, for the script to look up.
struct SampledTable: Encodable {
    /// How far from the top each track is, 0 … 1.
    var locations: [Double]
    /// For each track the transitions in their order: six hexadecimal digits a sample, both ends included.
    var tracks: [[String]]

    /// The table of a manifest: its samples, or its stops looked up at every hundredth, where stops stand.
    init(_ carousel: CarouselEntry) {
        if let known = carousel.tracks {
            locations = known.map(\.location)
            tracks = known.map { $0.transitions.map(Self.samples) }
        } else {
            locations = [0]
            tracks = [carousel.transitions.map(Self.samples)]
        }
        // A single page has no transition: its colour stands for one.
        if carousel.pages.count == 1 {
            let backdrops = carousel.pages[0].backdropGradient
            locations = backdrops?.map(\.location) ?? [0]
            tracks = (backdrops?.map(\.hex) ?? [carousel.pages[0].backdrop]).map { [Self.digits($0)] }
        }
    }

    /// A table of other colours, blended as they are asked to be.
    init(pages: [Backdrop], wraps: Bool, blend: Blend) {
        let heights = Set(pages.filter { !$0.isFlat }.flatMap { $0.stops.map(\.location) }).sorted()
        let locations = heights.isEmpty ? [0] : heights
        self.locations = locations
        tracks = locations.map { location in
            let colors = pages.map { $0.color(at: location) }
            guard colors.count > 1 else { return colors.map { Self.digits($0.hex) } }
            return (0..<(wraps ? colors.count : colors.count - 1)).map { from in
                blend.samples(from: colors[from], to: colors[(from + 1) % colors.count])
                    .map { Self.digits($0.hex) }.joined()
            }
        }
    }

    private static func samples(_ transition: CarouselEntry.Transition) -> String {
        if transition.samples.count > 1 { return transition.samples.map(digits).joined() }
        let stops = transition.stops.compactMap { stop in
            SRGB8(hex: stop.hex).map { Stop(progress: stop.progress, color: $0) }
        }
        let known = Transition(
            from: transition.from, to: transition.to, stops: stops, samples: [], maximumError: 0)
        return (0...100).map { digits(known.color(at: Double($0) / 100).hex) }.joined()
    }

    private static func digits(_ hex: String) -> String { String(hex.dropFirst()) }
}
