/// The gradient that continues a picture past its edges, for pictures with two different sides.
package struct BleedGradientEntry: Codable, Sendable, Hashable {
    /// The direction of the gradient, in CSS terms.
    package enum End: String, Codable, Sendable, Hashable, CaseIterable {
        /// From the left side to the right one.
        case right
        /// From the upper side to the lower one.
        case bottom
    }

    /// The side that it runs to.
    package var to: End
    /// The color of the opposite side, and that of this one.
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

    /// The backdrop's lead in score; where the border is plain, how much of it is; of a cut-out, how much of its
    /// outline the backdrop sets off.
    package var backdrop: Double
    /// The bleed's lead in the share of the upper, left and right border.
    package var bleed: Double

    package init(backdrop: Double, bleed: Double) { (self.backdrop, self.bleed) = (backdrop, bleed) }
}
