/// A carousel on whose backdrop the text or icons became harder or easier to read.
///
/// The overlay color is the color of the text or icons. Each contrast is the WCAG 2 contrast, 1 … 21, between the
/// overlay color and the backdrop.
package struct ContrastChange: Sendable, Hashable, Encodable {
    package enum Change: String, Sendable, Hashable, Encodable {
        /// The contrast is below the limit at some scroll position where it was high enough before.
        case new
        /// The contrast was below the limit and fell further.
        case worse
        /// The contrast is no longer below the limit at any position.
        case fixed
    }

    /// A part of the scroll range in which the contrast is too low, between two neighboring pages.
    package struct Range: Sendable, Hashable, Encodable {
        /// The name of the picture on the first of the two neighboring pages between which the contrast is too low.
        package var from: String
        /// The name of the picture on the second of the two neighboring pages between which the contrast is too low.
        package var to: String
        /// The lowest contrast between the overlay color (of the text or icons) and the backdrop before the change.
        ///
        /// It covers all scroll positions from page ``from`` to page ``to``. If these pages weren't neighbors in this
        /// order before the change, it is the lower of the contrasts on the two pages at rest. Absent if there is
        /// nothing to compare with, as for new pages.
        package var before: Double?
        package var after: Double
        /// The scroll position of the lowest contrast after the change, in pages from the first page.
        package var position: Double
        /// The scroll position of the lowest contrast before the change, in pages from the first page.
        ///
        /// Absent if page ``to`` didn't follow page ``from`` directly in the first catalog. Also absent if the carousel
        /// had no overlay color (the color of the text or icons on the backdrop).
        package var formerPosition: Double?
    }

    package var carousel: String
    /// The appearance in which the contrast changed: `light` or `dark`.
    package var appearance: String
    package var change: Change
    /// The overlay color (the color of the text or icons on the backdrop) after the change, `#RRGGBB`.
    package var overlay: String
    /// The required WCAG 2 contrast: the configured value, or 4.5.
    package var limit: Double
    /// The lowest contrast of the overlay color with the backdrop at any scroll position before the change, in
    /// ``appearance``.
    ///
    /// The overlay color is the color of the text or icons on the backdrop. Absent if the carousel is new or had no
    /// overlay color.
    package var before: Double?
    /// The lowest contrast of the overlay color with the backdrop at any scroll position after the change, in
    /// ``appearance``.
    ///
    /// The overlay color is the color of the text or icons on the backdrop.
    package var after: Double
    /// The scroll position of the lowest contrast after the change, in pages from the first page.
    package var position: Double
    /// The name of the picture on the page nearest to `position`.
    ///
    /// Absent if the carousel has no pages or doesn't reach to `position`, as in a manifest that was edited by hand.
    package var page: String?
    /// The scroll position of the lowest contrast before the change, in pages from the first page.
    ///
    /// Absent together with ``before``.
    package var formerPosition: Double?
    /// The name that the picture on the page nearest to ``formerPosition`` has in the second catalog.
    ///
    /// If the picture was removed, it is the name in the first catalog. Absent like ``page``.
    package var formerPage: String?
    /// The parts of the scroll range whose contrast is newly below the limit, or fell further below it.
    ///
    /// The newly low parts come first. In each of the two groups, the lowest contrast comes first.
    package var ranges: [Range]

    package var isProblem: Bool { change != .fixed }
}
