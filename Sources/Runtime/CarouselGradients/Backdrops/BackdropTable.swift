public import ColorScience

/// The vertical gradient behind a carousel at every scroll position.
///
/// The stop locations of all pages are merged, so the gradient has stops at the same heights at every position. For
/// each height there is a track: a ``GradientTable`` with the colors at that height. If the backdrop of every page is a
/// single color, there is only one track.
///
/// ```swift
/// func track(_ red: UInt8) throws -> GradientTable {
///     try GradientTable(pages: [SRGB8(red: red, green: 0, blue: 0)], wraps: false, stops: [])
/// }
/// let table = try BackdropTable(locations: [0, 1], tracks: [track(255), track(0)])
/// assert(table.backdrop(at: 0).color(at: 0.5).hex == "#800000")
/// assert(table.color(at: 0, track: 1).hex == "#000000")
/// assert(table.pageCount == 1 && !table.wraps && !table.isFlat && table.locations == [0, 1])
///
/// // The same table, read from a file, and created from the 32-bit words that generated code contains. A table with
/// // a single track is flat.
/// let read = try BackdropTable(bytes: table.bytes)
/// assert(read == table)
/// assert(BackdropTable(staticLocations: [0, 1], tracks: table.tracks.map(\.words)) == table)
/// assert(BackdropTable(table.tracks[0]).isFlat)
/// ```
public struct BackdropTable: Sendable, Hashable {
    /// The heights at which the table has colors, in ascending order.
    ///
    /// Each height is the distance from the top as a fraction of the whole height, 0 … 1.
    public let locations: [Double]
    /// The table with the colors at each height in ``locations``.
    public let tracks: [GradientTable]

    /// Computes the table of a carousel from the backdrops of its pages, like ``GradientTable``, track after track.
    package init(
        pages: [PageBackdrop], wraps: Bool, interpolation: Interpolation, easing: Easing = .linear, samples: Int = 41,
        tolerance: Double = 0.5, progress: ProgressObserver = { _, _ in }
    ) {
        locations = Self.locations(of: pages)
        tracks = locations.map { location in
            GradientTable(
                pages: pages.map { $0.color(at: location) }, wraps: wraps, interpolation: interpolation,
                easing: easing, samples: samples, tolerance: tolerance, progress: progress)
        }
    }

    /// Creates a table from existing tracks, each of which has the colors at one height of the backdrop.
    ///
    /// - Parameters:
    ///   - locations: the height of each track, from 0 (top) to 1 (bottom), in ascending order.
    ///   - tracks: one track for each location, and at least one. All tracks have the same number of pages and the same
    ///     wrapping.
    /// - Throws: ``TableFormatError/inconsistentTracks`` if the arguments break one of these rules.
    public init(locations: [Double], tracks: [GradientTable]) throws(TableFormatError) {
        guard let first = tracks.first, locations.count == tracks.count, locations.allSatisfy({ (0...1).contains($0) }),
            zip(locations, locations.dropFirst()).allSatisfy({ $0 < $1 }),
            tracks.allSatisfy({ $0.pageCount == first.pageCount && $0.wraps == first.wraps })
        else { throw .inconsistentTracks }
        self.locations = locations
        self.tracks = tracks
    }

    /// Creates the table of a carousel whose backdrops are single colors, without a vertical gradient.
    public init(_ table: GradientTable) {
        locations = [0]
        tracks = [table]
    }

    /// Creates a table from static data in generated code.
    ///
    /// For each location, `tracks` has the ``GradientTable/words`` of the table with the colors at that height.
    ///
    /// - Precondition: there is one track for each location, and all tracks have the same number of pages and the same
    ///   wrapping.
    public init(staticLocations locations: [Double], tracks: [[UInt32]]) {
        self.locations = locations
        self.tracks = tracks.map { GradientTable(staticWords: $0) }
        precondition(
            !tracks.isEmpty && locations.count == tracks.count
                && self.tracks.allSatisfy {
                    $0.pageCount == self.tracks[0].pageCount && $0.wraps == self.tracks[0].wraps
                },
            "these words are not a table of gradients")
    }

    /// Returns the stop locations of all pages, without duplicates, in ascending order.
    ///
    /// A backdrop of one color adds no location. If every backdrop has one color, the result is `[0]`.
    static func locations(of pages: [PageBackdrop]) -> [Double] {
        let all = Set(pages.filter { !$0.isFlat }.flatMap { $0.stops.map { $0.location } })
        return all.isEmpty ? [0] : all.sorted()
    }

    /// The number of pages.
    public var pageCount: Int { tracks[0].pageCount }

    /// Whether the first page follows the last page.
    public var wraps: Bool { tracks[0].wraps }

    /// Whether the backdrop has a single color from top to bottom at every scroll position.
    public var isFlat: Bool { tracks.count == 1 }

    /// The largest `GradientTable.maximumError` of the tracks.
    package var maximumError: Double { tracks.reduce(0) { max($0, $1.maximumError) } }

    /// Returns the color at one height of the backdrop (a track) at a scroll position, without allocating memory.
    ///
    /// - Parameters:
    ///   - position: the scroll position, in pages from the first page.
    ///   - track: the index of the height in ``locations``, which is also the index of the track in ``tracks``.
    /// - Precondition: 0 ≤ track < the count of ``tracks``.
    public func color(at position: Double, track: Int) -> SRGB8 { tracks[track].color(at: position) }

    /// Returns the vertical gradient at a scroll position; a single color if the table is flat (``isFlat``).
    ///
    /// - Parameter position: the scroll position, in pages from the first page.
    public func backdrop(at position: Double) -> PageBackdrop {
        PageBackdrop(
            known: zip(locations, tracks).map { PageBackdrop.Stop(location: $0, color: $1.color(at: position)) })
    }
}
