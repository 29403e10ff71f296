/// A carousel on whose backdrop the overlay, which is the text or icons, became harder or easier to read.
///
/// Contrasts are those of WCAG 2, 1 … 21. Positions are scroll positions in pages from the first page.
package struct ContrastChange: Sendable, Encodable {
    package enum Change: String, Sendable, Encodable {
        case new
        case worse
        /// Lower than before, and still high enough; reported only for a pair of colors.
        case lower
        case fixed

        /// Classifies a contrast by whether it failed before, fails now, and fell noticeably; nil for no change.
        init?(failed: Bool, fails: Bool, isLower: Bool) {
            switch (failed, fails) {
            case (false, true): self = .new
            case (true, true) where isLower: self = .worse
            case (true, false): self = .fixed
            case (false, false) where isLower: self = .lower
            default: return nil
            }
        }

        package var isProblem: Bool { self == .new || self == .worse }
    }

    /// A part of the scroll range in which the contrast is too low, between two neighboring pages.
    package struct Range: Sendable, Encodable {
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
}

/// Text on a carousel page that became harder or easier to read.
package struct TextChange: Sendable, Encodable {
    package var carousel: String
    package var image: String
    package var area: String
    package var appearance: String
    package var change: ContrastChange.Change
    package var foreground: String
    package var minimum: Double
    package var before: Double?
    package var after: Double
    package var failing: [Double]?
}

/// A pair of named colors (text on a background) whose contrast fell, is newly too low, or is now high enough.
package struct ColorPairChange: Sendable, Encodable {
    package struct Colors: Sendable, Encodable {
        package var text: String
        package var on: String
        /// The WCAG 2 contrast, 1 … 21, rounded down to two decimals.
        package var contrast: Double
    }

    package var text: String
    package var on: String
    package var variant: String
    package var change: ContrastChange.Change
    package var minimum: Double
    package var before: Colors?
    package var after: Colors
}
