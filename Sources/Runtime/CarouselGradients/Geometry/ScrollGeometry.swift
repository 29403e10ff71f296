/// How many points lie between two neighboring pages, style by style.
package struct ScrollGeometry: Sendable, Hashable {
    package let style: CarouselStyle
    /// The way from one page to the next, in points; 0 where the lengths given are not positive and finite.
    package let pitch: Double

    private init(style: CarouselStyle, pitch: Double) {
        self.style = style
        self.pitch = pitch > 0 && pitch.isFinite ? pitch : 0
    }

    /// A page view: its scroll view moves by one width, in points, either way.
    package static func page(width: Double) -> ScrollGeometry { ScrollGeometry(style: .page, pitch: width) }

    /// A strip of pages, each one width, in points, from the next.
    package static func paged(width: Double) -> ScrollGeometry { ScrollGeometry(style: .paged, pitch: width) }

    /// Cards that snap: width − (padding − spacing), in points, from one to the next.
    package static func snap(width: Double, spacing: Double, padding: Double) -> ScrollGeometry {
        ScrollGeometry(
            style: .snap,
            pitch: CarouselGeometry.Snap(width: width, spacing: spacing, padding: padding, count: 0).cardWidth)
    }

    /// A pile of cards: the threshold, in points, that a card is drawn to either side; no width matters.
    package static func deck(threshold: Double) -> ScrollGeometry { ScrollGeometry(style: .deck, pitch: threshold) }
}
