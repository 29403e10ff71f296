internal import CarouselGradients
package import CatalogManifest
package import ColorScience

/// The backdrop of a carousel at every position and height, read from the manifest's tables.
package struct ScrollBackdrop {
    private let table: BackdropTable

    package init(_ carousel: CarouselEntry) { table = carousel.backdrops(isDark: false) }

    /// How many pages there are.
    var pageCount: Int { table.pageCount }

    /// Whether every height has the same color.
    package var isFlat: Bool { table.isFlat }

    /// The position at a location of a strip that has every page's rest in the middle of its own part.
    ///
    /// - Parameter location: 0 … 1 along the strip. Its ends lie half a page before the first rest and behind the last:
    ///   in a carousel that wraps halfway to the other end, in another still at rest.
    func position(at location: Double) -> Double { location * Double(pageCount) - 0.5 }

    /// The location of a position on that strip, 0 … 1.
    func location(of position: Double) -> Double { (position + 0.5) / Double(max(1, pageCount)) }

    /// The color at a position and height, 0 at the top … 1.
    package func color(at position: Double, height: Double) -> SRGB8 {
        isFlat ? table.color(at: position, track: 0) : table.backdrop(at: position).color(at: height)
    }
}
