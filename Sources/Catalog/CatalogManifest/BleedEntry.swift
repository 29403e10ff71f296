/// The gradient that continues a picture past its edges, for pictures with two different sides.
package struct BleedGradientEntry: Codable, Sendable, Hashable {
    /// The direction of the gradient, in CSS terms.
    package enum End: String, Codable, Sendable, Hashable, CaseIterable {
        /// From the left side to the right side.
        case right
        /// From the top side to the bottom side.
        case bottom
    }

    /// The side at which the gradient ends.
    package var to: End
    /// The colors of the opposite side and of this side.
    package var stops: [BackdropStop]

    package init(to end: End, stops: [BackdropStop]) {
        to = end
        self.stops = stops
    }
}

/// The estimated probability that people agree with a color, 0 … 1, to two decimal places.
package struct ConfidenceEntry: Codable, Sendable, Hashable {
    /// The default confidence below which a backdrop is uncertain: people would more often choose another color.
    package static let leastBackdrop = 0.5

    /// The confidence in the backdrop, calibrated from its lead over the next candidate.
    ///
    /// For a plain border, it is calibrated from the plain share of the border. For a cut-out, it is the share of the
    /// outline that stands out from the backdrop.
    package var backdrop: Double
    /// The confidence in the bleed, calibrated from its lead; 0 if the border is transparent.
    package var bleed: Double

    package init(backdrop: Double, bleed: Double) { (self.backdrop, self.bleed) = (backdrop, bleed) }
}
