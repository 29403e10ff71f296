/// The gradient that continues a picture past its edges, for pictures with two opposite sides of different colors.
package struct BleedGradientEntry: Codable, Sendable, Hashable {
    /// The side at which a gradient ends, as in CSS `to right` and `to bottom`.
    package enum End: String, Codable, Sendable, Hashable, CaseIterable {
        case right
        case bottom
    }

    /// The side at which the gradient ends.
    package var to: End
    /// The stops of the gradient, from the left or top side of the picture to the side in ``to``.
    package var stops: [BackdropStop]

    package init(to end: End, stops: [BackdropStop]) {
        to = end
        self.stops = stops
    }
}

/// The estimated probabilities, 0.00 … 1.00, that people agree with a picture's backdrop and with its bleed.
///
/// The backdrop is the color behind the picture. The bleed is the color that continues the picture past its edges.
package struct ConfidenceEntry: Codable, Sendable, Hashable {
    /// The default threshold for the confidence in the backdrop.
    ///
    /// Below this confidence, people would choose another color more often than the backdrop. A rule then reports the
    /// backdrop as uncertain.
    package static let leastBackdrop = 0.5

    /// The confidence in the backdrop, 0 … 1.
    ///
    /// For a subject on a transparent background, it is the share of the outline that contrasts with the backdrop. For
    /// a picture with a plain border, it is computed from the share of the border with the plain color. Otherwise, it
    /// is computed from how far the backdrop is ahead of the second-best candidate.
    package var backdrop: Double
    /// The confidence in the bleed (the color that continues the picture), 0 … 1; 0 if the border is transparent.
    ///
    /// It is computed from the difference between two shares of the border: that of the bleed, and that of the second
    /// most frequent color.
    package var bleed: Double

    package init(backdrop: Double, bleed: Double) { (self.backdrop, self.bleed) = (backdrop, bleed) }
}
