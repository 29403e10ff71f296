/// The gradient that continues a picture past its edges, for pictures with two opposite sides of different colors.
package struct BleedGradientEntry: Codable, Sendable, Hashable {
    /// The side at which a gradient ends, as in CSS `to right` and `to bottom`.
    package enum End: String, Codable, Sendable, Hashable, CaseIterable {
        case right
        case bottom
    }

    /// The side at which the gradient ends.
    package var to: End
    /// The colors from the opposite side to the side ``to``.
    package var stops: [BackdropStop]

    package init(to end: End, stops: [BackdropStop]) {
        to = end
        self.stops = stops
    }
}

/// The estimated probability that people agree with a picture's backdrop and bleed, 0 … 1, to two decimal places.
package struct ConfidenceEntry: Codable, Sendable, Hashable {
    /// The default threshold for the confidence in the backdrop.
    ///
    /// Below this confidence, people would more often choose another color, so a rule reports the backdrop as
    /// uncertain.
    package static let leastBackdrop = 0.5

    /// The confidence in the backdrop.
    ///
    /// For a cut-out, it is the share of the outline that contrasts with the backdrop. For a picture with a plain
    /// border, it is computed from the share of the border that has the plain color. Otherwise, it is computed from the
    /// backdrop's lead over the second-best candidate.
    package var backdrop: Double
    /// The confidence in the bleed; 0 if the border is transparent.
    ///
    /// It is computed from how much more of the border the bleed fills than the second color.
    package var bleed: Double

    package init(backdrop: Double, bleed: Double) { (self.backdrop, self.bleed) = (backdrop, bleed) }
}
