/// A carousel on whose backdrop the overlay, which is the text or icons, became harder or easier to read.
///
/// Contrasts are those of WCAG 2, 1 … 21. Positions are scroll positions in pages from the first page.
package struct ContrastChange: Sendable, Hashable, Encodable {
    package enum Change: String, Sendable, Hashable, Encodable {
        case new
        case worse
        case fixed
    }

    /// A part of the scroll range in which the contrast is too low, between two neighboring pages.
    package struct Range: Sendable, Hashable, Encodable {
        package var from: String
        package var to: String
        /// The lowest contrast from page ``from`` to page ``to``, or of the two pages at rest if they weren't
        /// neighbors.
        package var before: Double?
        package var after: Double
        package var position: Double
        /// Nil if the two pages weren't neighbors in the first catalog, or if the carousel had no overlay there.
        package var formerPosition: Double?
    }

    package var carousel: String
    package var appearance: String
    package var change: Change
    package var overlay: String
    package var limit: Double
    package var before: Double?
    package var after: Double
    package var position: Double
    /// The picture on the page nearest to ``position``; nil if there is none, as in a manifest that was edited by hand.
    package var page: String?
    package var formerPosition: Double?
    /// The picture on the page nearest to ``formerPosition``, by its name in the second catalog.
    package var formerPage: String?
    /// The parts whose contrast is newly too low, then those where it fell further; in each group, the lowest contrast
    /// comes first.
    package var ranges: [Range]

    package var isProblem: Bool { change != .fixed }
}
