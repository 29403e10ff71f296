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

/// The confidence in the choice of a color, 0 … 1, to two places.
package struct ConfidenceEntry: Codable, Sendable, Hashable {
    /// The confidence below which a backdrop is uncertain: every second one isn't the color that a person chose.
    package static let leastBackdrop = 0.5

    /// The backdrop's lead in score.
    ///
    /// For a plain border, it is the share of the border that is plain. For a cut-out, it is the share of the outline
    /// that the backdrop sets off.
    package var backdrop: Double
    /// The bleed's lead, as a share of the top, left and right borders.
    package var bleed: Double

    package init(backdrop: Double, bleed: Double) { (self.backdrop, self.bleed) = (backdrop, bleed) }
}
