internal import CarouselGradients
package import CatalogManifest
package import ColorScience

/// The colors behind a carousel at every scroll position and height, computed from the manifest's color tables.
package struct ScrollBackdrop {
    private let table: BackdropTable

    package init(_ carousel: CarouselEntry) { table = carousel.backdrops(isDark: false) }

    var pageCount: Int { table.pageCount }

    package var isFlat: Bool { table.isFlat }

    /// Returns the scroll position at a location, 0 … 1, along a strip of the whole scroll range.
    ///
    /// The strip has an equal part for each page, which rests in the middle of its part.
    func position(at location: Double) -> Double { location * Double(pageCount) - 0.5 }

    /// Returns the location along the strip at which a scroll position is shown: the inverse of ``position(at:)``.
    func location(of position: Double) -> Double { (position + 0.5) / Double(max(1, pageCount)) }

    /// Returns the color at a scroll position in pages, and at a height from 0 (top) to 1.
    package func color(at position: Double, height: Double) -> SRGB8 {
        isFlat ? table.color(at: position, track: 0) : table.backdrop(at: position).color(at: height)
    }
}
