/// A carousel whose overlay (the text or icons on the backdrop) became harder or easier to read.
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
        /// The lowest contrast in this part of the scroll range before the change.
        ///
        /// If the page `to` didn't follow the page `from` before the change, it is the lower of the contrasts on the
        /// two pages themselves. Absent if there was no contrast to compare with, as for a new page.
        package var before: Double?
        package var after: Double
        /// The scroll position of the lowest contrast after the change, in pages from the first page.
        package var position: Double
        /// The scroll position at which the contrast was lowest before the change, in pages from the first page.
        ///
        /// Absent if the page `to` didn't follow the page `from` before the change, or if there was no overlay.
        package var formerPosition: Double?
    }

    package var carousel: String
    /// The appearance in which the contrast changed: `light` or `dark`.
    package var appearance: String
    package var change: Change
    /// The color of the overlay (the text or icons on the backdrop), `#RRGGBB`.
    package var overlay: String
    /// The required WCAG 2 contrast: the configured value, or 4.5.
    package var limit: Double
    /// The lowest contrast at any scroll position before the change.
    ///
    /// Absent if the carousel is new or had no overlay.
    package var before: Double?
    /// The lowest contrast at any scroll position after the change.
    package var after: Double
    /// The scroll position of the lowest contrast after the change, in pages from the first page.
    package var position: Double
    /// The name of the picture on the page nearest to `position`.
    ///
    /// Absent if the carousel has no pages or doesn't reach to `position`, as in a manifest that was edited by hand.
    package var page: String?
    /// The parts of the scroll range whose contrast is newly below the limit, or fell further below it.
    ///
    /// The newly low parts come first. In each of the two groups, the lowest contrast comes first.
    package var ranges: [Range]

    package var isProblem: Bool { change != .fixed }
}
