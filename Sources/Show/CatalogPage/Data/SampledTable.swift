internal import CarouselGradients
internal import CatalogManifest
internal import ColorScience

/// The colors of a carousel, evenly spaced along each transition, for the script to look up.
struct SampledTable: Encodable, Sendable {
    /// How far from the top each track is, 0 … 1.
    var locations: [Double]
    /// For each track the transitions in their order: six hexadecimal digits a sample, both ends included.
    var tracks: [[String]]

    /// The table of a manifest: its samples, or its stops looked up at every hundredth, where it has stops.
    ///
    /// A single page has no transition: its color stands for one. What a manifest lacks that another program wrote is
    /// computed.
    init(_ carousel: CarouselEntry) {
        if carousel.pages.count == 1 {
            let backdrops = carousel.pages[0].backdropGradient
            self.init(
                locations: backdrops?.map(\.location) ?? [0],
                tracks: (backdrops?.map(\.hex) ?? [carousel.pages[0].backdrop]).map { [Self.digits($0)] })
            return
        }
        let tracks = carousel.tracks?.map(\.transitions) ?? [carousel.transitions]
        let count = carousel.wraps ? carousel.pages.count : carousel.pages.count - 1
        guard !tracks.isEmpty, tracks.allSatisfy({ $0.count == count }) else {
            let pages = carousel.pages.map { PageBackdrop(Self.color($0.backdrop)) }
            self.init(pages: pages, wraps: carousel.wraps, blend: Blend(carousel))
            return
        }
        self.init(
            locations: carousel.tracks?.map(\.location) ?? [0], tracks: tracks.map { $0.map(Self.samples) })
    }

    /// A table of other colors, blended as they are asked to be.
    init(pages: [PageBackdrop], wraps: Bool, blend: Blend) {
        let heights = Set(pages.filter { !$0.isFlat }.flatMap { $0.stops.map(\.location) }).sorted()
        let locations = heights.isEmpty ? [0] : heights
        let tracks = locations.map { location in
            let colors = pages.map { $0.color(at: location) }
            guard colors.count > 1 else { return colors.map { Self.digits($0.hex) } }
            return (0..<(wraps ? colors.count : colors.count - 1)).map { from in
                blend.samples(from: colors[from], to: colors[(from + 1) % colors.count])
                    .map { Self.digits($0.hex) }.joined()
            }
        }
        self.init(locations: locations, tracks: tracks)
    }

    private init(locations: [Double], tracks: [[String]]) {
        self.locations = locations
        self.tracks = tracks
    }

    private static func samples(_ transition: CarouselEntry.Transition) -> String {
        if transition.samples.count > 1 { return transition.samples.map(digits).joined() }
        let stops = transition.stops.compactMap { stop in
            SRGB8(hex: stop.hex).map { GradientTable.Stop(progress: stop.progress, color: $0) }
        }
        let known = Transition(
            from: transition.from, to: transition.to, stops: stops, samples: [], maximumError: 0)
        return (0...100).map { digits(known.color(at: Double($0) / 100).hex) }.joined()
    }

    private static func digits(_ hex: String) -> String { String(color(hex).hex.dropFirst()) }

    /// The color of a hex code; black for what is none.
    static func color(_ hex: String) -> SRGB8 { SRGB8(hex: hex) ?? SRGB8(red: 0, green: 0, blue: 0) }
}
