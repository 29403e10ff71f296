/// The gradient that continues a picture past its edges, for pictures with two opposite sides of different colors.
package struct BleedGradientEntry: Codable, Sendable, Hashable {
    /// The side at which a gradient ends, as in CSS `to right` and `to bottom`.
    package enum End: String, Codable, Sendable, Hashable, CaseIterable {
        case right
        case bottom
    }

    package var to: End
    /// The stops, from the left or top side of the picture to the side in ``to``.
    package var stops: [BackdropStop]

    package init(to end: End, stops: [BackdropStop]) {
        to = end
        self.stops = stops
    }
}

/// The estimated probabilities, 0.00 … 1.00, that people agree with a picture's backdrop and with its bleed.
package struct ConfidenceEntry: Codable, Sendable, Hashable {
    /// The default threshold, below which people would choose another color more often than the backdrop.
    package static let leastBackdrop = 0.5

    /// The confidence in the backdrop.
    ///
    /// For a subject on a transparent background, it is the share of the outline that contrasts with the backdrop. For
    /// a picture with a plain border, it is computed from the share of the border with the plain color. Otherwise, it
    /// is computed from how far the backdrop is ahead of the second-best candidate.
    package var backdrop: Double
    /// The confidence in the bleed; 0 if the border is transparent.
    ///
    /// It is computed from how far the share of the bleed in the border is ahead of the second most frequent color.
    package var bleed: Double

    package init(backdrop: Double, bleed: Double) { (self.backdrop, self.bleed) = (backdrop, bleed) }
}
