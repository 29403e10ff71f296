/// A carousel whose overlay became harder or easier to read.
package struct ContrastChange: Sendable, Hashable, Encodable {
    /// The kind of change.
    package enum Change: String, Sendable, Hashable, Encodable {
        /// The contrast newly falls below the limit at some position.
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
        /// The lowest contrast in this part before, or of its pages if they weren't neighbors; absent for a new page.
        package var before: Double?
        package var after: Double
    }

    package var carousel: String
    /// `light` or `dark`.
    package var appearance: String
    package var change: Change
    /// The color of the overlay, `#RRGGBB`.
    package var overlay: String
    /// The required contrast: the configuration's, otherwise 4.5.
    package var limit: Double
    /// The lowest contrast at any offset before; absent for a new carousel.
    package var before: Double?
    /// The lowest contrast at any offset.
    package var after: Double
    /// The scroll position of the lowest contrast, in pages from the first.
    package var position: Double
    /// The picture of the page nearest to that position; absent if the position is outside the carousel.
    package var page: String?
    /// The parts of the scroll range that newly fall below the limit, or fall further below it; the lowest first.
    package var ranges: [Range]

    /// Whether it is worse than before.
    package var isProblem: Bool { change != .fixed }
}
