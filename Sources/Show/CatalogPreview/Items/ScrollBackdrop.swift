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

    /// The samples of a transition; where it has none, its stops read at as many places as a table has unless told
    /// otherwise.
    private static func colors(of transition: CarouselEntry.Transition) -> [SRGB8] {
        let samples = transition.samples.compactMap { SRGB8(hex: $0) }
        if samples.count >= 2 { return samples }
        let stops = transition.stops.compactMap { stop in SRGB8(hex: stop.hex).map { (stop.progress, $0) } }
        guard stops.count >= 2 else { return [] }
        return (0...40).map { step in
            let progress = Double(step) / 40
            let after = stops.firstIndex { $0.0 >= progress } ?? stops.count - 1
            guard after > 0 else { return stops[0].1 }
            let (from, to) = (stops[after - 1], stops[after])
            let part = to.0 > from.0 ? (progress - from.0) / (to.0 - from.0) : 1
            return SRGB8(from: from.1, to: to.1, progress: min(max(part, 0), 1))
        }
    }

    /// The position at a place of a strip that has every page's rest in the middle of its own part.
    ///
    /// - Parameter place: 0 … 1 along the strip. Its ends lie half a page before the first rest and behind the last: in
    ///   a carousel that wraps halfway to the other end, in another still at rest.
    func position(at place: Double) -> Double { place * Double(pageCount) - 0.5 }

    /// Where a position is on that strip, 0 … 1.
    func place(of position: Double) -> Double { (position + 0.5) / Double(max(1, pageCount)) }

    /// The color at a position and height, 0 at the top … 1.
    package func color(at position: Double, height: Double) -> SRGB8 {
        guard let first = tracks.first else { return SRGB8(red: 0, green: 0, blue: 0) }
        let below = tracks.firstIndex { $0.location >= height } ?? tracks.count - 1
        guard below > 0 else { return color(at: position, of: first.transitions) }
        let (above, under) = (tracks[below - 1], tracks[below])
        let part = under.location > above.location ? (height - above.location) / (under.location - above.location) : 1
        return SRGB8(
            from: color(at: position, of: above.transitions), to: color(at: position, of: under.transitions),
            progress: min(max(part, 0), 1))
    }

    private func color(at position: Double, of transitions: [Int: [SRGB8]]) -> SRGB8 {
        guard pageCount > 0, position.isFinite else { return pages.first ?? SRGB8(red: 0, green: 0, blue: 0) }
        let count = Double(pageCount)
        var held = wraps ? position.truncatingRemainder(dividingBy: count) : min(max(position, 0), count - 1)
        if held < 0 { held += count }
        let from = min(Int(held), pageCount - 1)
        if let colors = transitions[from], let color = ColorRow.color(at: held - Double(from), of: colors) {
            return color
        }
        // The last page of a carousel that does not wrap is where a transition ends.
        if let colors = transitions[from - 1], let color = colors.last { return color }
        return pages[from]
    }
}
