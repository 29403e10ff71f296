/// The style of a carousel, and the distance between two neighboring pages.
package struct ScrollGeometry: Sendable, Hashable {
    package let style: CarouselStyle
    /// The distance from one page to the next, in points; 0 if this distance would not be positive and finite.
    package let pitch: Double

    private init(style: CarouselStyle, pitch: Double) {
        self.style = style
        self.pitch = pitch > 0 && pitch.isFinite ? pitch : 0
    }

    package static func page(width: Double) -> ScrollGeometry { ScrollGeometry(style: .page, pitch: width) }

    package static func paged(width: Double) -> ScrollGeometry { ScrollGeometry(style: .paged, pitch: width) }

    /// Returns the geometry of cards that snap into place.
    ///
    /// The pitch is the width of a card plus the space to the next card: `width` − `padding` + `spacing`.
    ///
    /// - Parameters:
    ///   - width: the width of the view, in points.
    ///   - spacing: the space between two cards, in points.
    ///   - padding: the total space on both sides of the card at rest, in points.
    package static func snap(width: Double, spacing: Double, padding: Double) -> ScrollGeometry {
        ScrollGeometry(
            style: .snap,
            pitch: CarouselGeometry.Snap(width: width, spacing: spacing, padding: padding, count: 0).cardWidth)
    }

    /// Returns the geometry of a pile of cards, whose pitch is the distance in points to drag a card off the pile.
    package static func deck(threshold: Double) -> ScrollGeometry { ScrollGeometry(style: .deck, pitch: threshold) }
}
