/// A carousel whose overlay (a color drawn on the backdrop) became harder or easier to read.
package struct ContrastChange: Sendable, Hashable, Encodable {
    package enum Change: String, Sendable, Hashable, Encodable {
        /// The contrast is below the limit at some scroll position where it was high enough before.
        case new
        /// The contrast was below the limit and fell further.
        case worse
        /// The contrast is no longer below the limit at any position.
        case fixed
    }

    /// The part of the scroll range between two neighboring pages, which are named by their pictures.
    package struct Range: Sendable, Hashable, Encodable {
        package var from: String
        package var to: String
        /// The lowest contrast in this part before the change; absent if there was none, as for a new page.
        ///
        /// If the two pages weren't neighbors before, it is the lowest contrast that either page had.
        package var before: Double?
        package var after: Double
        /// The scroll position of the contrast `after`, in pages from the first page.
        package var position: Double
        /// The scroll position of the contrast `before`; absent if the two pages weren't neighbors.
        package var formerPosition: Double?
    }

    package var carousel: String
    /// `light` or `dark`.
    package var appearance: String
    package var change: Change
    /// The color of the overlay, `#RRGGBB`.
    package var overlay: String
    /// The required WCAG 2 contrast: the configured value, or 4.5.
    package var limit: Double
    /// The lowest contrast at any scroll position before the change; absent for a new carousel.
    package var before: Double?
    /// The lowest contrast at any scroll position after the change.
    package var after: Double
    /// The scroll position of the contrast `after`, in pages from the first page.
    package var position: Double
    /// The name of the picture on the page nearest to `position`; absent for a position outside the carousel.
    package var page: String?
    /// The parts of the scroll range whose contrast is newly below the limit, or fell further below it.
    ///
    /// The newly low parts come first. In each of the two groups, the lowest contrast comes first.
    package var ranges: [Range]

    package var isProblem: Bool { change != .fixed }
}
