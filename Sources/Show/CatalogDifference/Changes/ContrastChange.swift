/// A carousel whose overlay became harder or easier to read.
package struct ContrastChange: Sendable, Hashable, Encodable {
    package enum Change: String, Sendable, Hashable, Encodable {
        /// The contrast is below the limit at some scroll position where it was high enough before.
        case new
        /// The contrast was below the limit and fell further.
        case worse
        /// The contrast is no longer below the limit at any position.
        case fixed
    }

    /// A part of the scroll range, between two pages.
    package struct Range: Sendable, Hashable, Encodable {
        package var from: String
        package var to: String
        /// The lowest contrast in this part before the change; absent for a new page.
        ///
        /// If the two pages weren't neighbors before, it is the lowest former contrast of these two pages.
        package var before: Double?
        package var after: Double
        /// The scroll position of the lowest contrast after the change, in pages from the first page.
        package var position: Double
        /// The scroll position of the lowest contrast before the change; absent if the two pages weren't neighbors.
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
    /// The lowest contrast at any position before the change; absent for a new carousel.
    package var before: Double?
    /// The lowest contrast at any position after the change.
    package var after: Double
    /// The scroll position of the lowest contrast after the change, in pages from the first page.
    package var position: Double
    /// The name of the picture on the page nearest to `position`; absent if the position is outside of the carousel.
    package var page: String?
    /// The parts of the scroll range that are newly below the limit, or fell further below the limit.
    ///
    /// The parts that are newly below the limit come first. In each group, the part with the lowest contrast comes
    /// first.
    package var ranges: [Range]

    package var isProblem: Bool { change != .fixed }
}
