internal import CarouselGradients
package import CatalogManifest
package import ColorScience

/// The backdrop of a carousel at every position and height, read from the manifest's tables.
package struct ScrollBackdrop {
    private let table: BackdropTable

    package init(_ carousel: CarouselEntry) { table = carousel.backdrops(isDark: false) }

    var pageCount: Int { table.pageCount }

    /// Whether the backdrop has the same color at every height.
    package var isFlat: Bool { table.isFlat }

    /// Returns the scroll position at a location along a strip, which shows the whole scroll range.
    ///
    /// The strip is divided into one equal part per page, and each page rests in the middle of its part.
    ///
    /// - Parameter location: 0 … 1 along the strip. The strip begins half a page before the first page's resting
    ///   position, and ends half a page after the last page's. In a carousel that wraps, both ends are halfway between
    ///   the last page and the first.
    func position(at location: Double) -> Double { location * Double(pageCount) - 0.5 }

    /// Returns the location of a scroll position along the strip, 0 … 1: the inverse of ``position(at:)``.
    func location(of position: Double) -> Double { (position + 0.5) / Double(max(1, pageCount)) }

    /// Returns the color at a scroll position and a height, 0 … 1 from the top.
    package func color(at position: Double, height: Double) -> SRGB8 {
        isFlat ? table.color(at: position, track: 0) : table.backdrop(at: position).color(at: height)
    }
}
