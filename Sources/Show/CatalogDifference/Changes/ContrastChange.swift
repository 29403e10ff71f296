/// A carousel whose overlay became harder or easier to read.
package struct ContrastChange: Sendable, Hashable, Encodable {
    package enum Change: String, Sendable, Hashable, Encodable {
        /// The contrast falls below the limit at some position, where it was high enough before.
        case new
        /// The contrast was below the limit and fell further.
        case worse
        /// The contrast is no longer below the limit at any position.
        case fixed
    }

    /// A part of the scroll range.
    package struct Range: Sendable, Hashable, Encodable {
        package var from: String
        package var to: String
        /// The lowest contrast in this part before; absent for a new page.
        ///
        /// If its two pages weren't neighbors before, it is the lowest contrast of these pages.
        package var before: Double?
        package var after: Double
        /// The scroll position of that contrast, in pages from the first.
        package var position: Double
        /// The position of the lowest contrast before; absent if the two pages weren't neighbors.
        package var formerPosition: Double?
    }

    package var carousel: String
    /// `light` or `dark`.
    package var appearance: String
    package var change: Change
    /// The color of the overlay, `#RRGGBB`.
    package var overlay: String
    /// The required contrast, from the configuration or 4.5 by default.
    package var limit: Double
    /// The lowest contrast at any position before; absent for a new carousel.
    package var before: Double?
    /// The lowest contrast at any position after.
    package var after: Double
    /// The scroll position of the lowest contrast, in pages from the first.
    package var position: Double
    /// The picture of the page nearest to `position`; absent if the position is outside of the carousel.
    package var page: String?
    /// The parts of the scroll range that newly fall below the limit, or fall further below it.
    ///
    /// Those that are newly below come first, then those with the lowest contrast.
    package var ranges: [Range]

    package var isProblem: Bool { change != .fixed }
}
