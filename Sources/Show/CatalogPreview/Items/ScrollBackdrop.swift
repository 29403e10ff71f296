internal import CarouselGradients
package import CatalogManifest
package import ColorScience

/// The backdrop of a carousel at every position and height, read from the manifest's tables.
package struct ScrollBackdrop {
    private let table: BackdropTable

    package init(_ carousel: CarouselEntry) { table = carousel.backdrops(isDark: false) }

    /// The number of pages.
    var pageCount: Int { table.pageCount }

    /// Whether every height has the same color.
    package var isFlat: Bool { table.isFlat }

    /// Returns the scroll position at a location of a strip on which every page rests in the middle of an equal part.
    ///
    /// - Parameter location: 0 … 1 along the strip, which begins half a page before the first rest and ends half a page
    ///   after the last. In a carousel that wraps, both ends are halfway between the last page and the first.
    func position(at location: Double) -> Double { location * Double(pageCount) - 0.5 }

    /// Returns the location, 0 … 1, of a scroll position on the strip of ``position(at:)``.
    func location(of position: Double) -> Double { (position + 0.5) / Double(max(1, pageCount)) }

    /// Returns the color at a scroll position and a height, 0 … 1 from the top.
    package func color(at position: Double, height: Double) -> SRGB8 {
        isFlat ? table.color(at: position, track: 0) : table.backdrop(at: position).color(at: height)
    }
}
