internal import CarouselGradients
package import CatalogManifest
package import ColorScience

/// The backdrop of a carousel at every position and height, read from the manifest's samples.
package struct ScrollBackdrop {
    /// How many pages there are.
    let pageCount: Int
    private let wraps: Bool
    /// From the top: the height of each track and its transitions, by the page that they start from.
    private let tracks: [(location: Double, transitions: [Int: [SRGB8]])]
    private let pages: [SRGB8]

    /// The backdrop of a carousel.
    package init(_ carousel: CarouselEntry) {
        pageCount = carousel.pages.count
        wraps = carousel.wraps
        pages = carousel.pages.map { SRGB8(hex: $0.backdrop) ?? SRGB8(red: 0, green: 0, blue: 0) }
        let all = carousel.tracks.map { tracks in tracks.map { ($0.location, $0.transitions) } }
        tracks = (all ?? [(0, carousel.transitions)]).map { location, transitions in
            (location, Dictionary(transitions.map { ($0.from, Self.colors(of: $0)) }, uniquingKeysWith: { $1 }))
        }
    }

    /// True where every height has the same color.
    package var isFlat: Bool { tracks.count <= 1 }

    /// The samples of a transition; where it has none, its stops read at as many locations as a table has unless told
    /// otherwise.
    private static func colors(of transition: CarouselEntry.Transition) -> [SRGB8] {
        let samples = transition.samples.compactMap { SRGB8(hex: $0) }
        if samples.count >= 2 { return samples }
        let stops = ColorStops(transition.stops.map { ($0.progress, $0.hex) })
        return stops.colors.count >= 2 ? (0...40).compactMap { stops.color(at: Double($0) / 40) } : []
    }

    /// The position at a location of a strip that has every page's rest in the middle of its own part.
    ///
    /// - Parameter location: 0 … 1 along the strip. Its ends lie half a page before the first rest and behind the last:
    ///   in a carousel that wraps halfway to the other end, in another still at rest.
    func position(at location: Double) -> Double { location * Double(pageCount) - 0.5 }

    /// Where a position is on that strip, 0 … 1.
    func location(of position: Double) -> Double { (position + 0.5) / Double(max(1, pageCount)) }

    /// The color at a position and height, 0 at the top … 1.
    package func color(at position: Double, height: Double) -> SRGB8 {
        guard let pair = StopPair(at: height, among: tracks, location: { $0.location }) else {
            return SRGB8(red: 0, green: 0, blue: 0)
        }
        let above = color(at: position, of: tracks[pair.from].transitions)
        guard pair.to != pair.from else { return above }
        return SRGB8(from: above, to: color(at: position, of: tracks[pair.to].transitions), progress: pair.progress)
    }

    private func color(at position: Double, of transitions: [Int: [SRGB8]]) -> SRGB8 {
        guard let pair = PagePair(position: position, count: pageCount, wraps: wraps) else {
            return SRGB8(red: 0, green: 0, blue: 0)
        }
        let samples = transitions[pair.from] ?? []
        guard let neighbors = StopPair(at: pair.progress, amongEven: samples.count) else {
            return pages[pair.progress < 1 ? pair.from : pair.to]
        }
        return SRGB8(from: samples[neighbors.from], to: samples[neighbors.to], progress: neighbors.progress)
    }
}
