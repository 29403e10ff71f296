extension CarouselGeometry {
    /// The geometry of cards that snap into place.
    ///
    /// The formulas are those of a sample app that sells plants, with a spacing of 25 and a padding of 90 points.
    /// `index` is the index of the card at rest, from 0. `drag` is the distance of the drag in points, positive toward
    /// the previous card.
    ///
    /// ```swift
    /// let cards = CarouselGeometry.Snap(width: 390, spacing: 25, padding: 90, count: 5)
    /// assert(cards.width == 390 && cards.spacing == 25 && cards.padding == 90 && cards.count == 5)
    /// // The width of a card plus the space to the next card: 390 − 90 + 25.
    /// assert(cards.cardWidth == 325)
    /// // Beyond the first card, the cards move by only a quarter of the drag.
    /// assert(CarouselGeometry.Snap.resistance == 0.25)
    /// assert(cards.countedDrag(index: 0, drag: 100) == 25)
    /// // A drag of 130 points to the left is 0.4 of 325. It isn't far enough to land on card 2.
    /// assert(cards.position(index: 1, drag: -130) == 1.4 && cards.landing(index: 1, drag: -130) == 1)
    /// // The left padding minus the first card, 45 − 325; then plus the drag, −130.
    /// assert(cards.restingOffset(index: 1) == -280 && cards.offset(index: 1, drag: -130) == -410)
    /// ```
    public struct Snap: Sendable, Hashable {
        /// The distance that the cards move when the first or last card is dragged outward, as a fraction of the drag's
        /// length.
        public static let resistance = 0.25

        /// The width of the view, in points.
        public let width: Double
        /// The space between two cards, in points.
        public let spacing: Double
        /// The total space on both sides of a card, in points: the width of the view minus the width of the card.
        public let padding: Double
        /// The number of cards.
        public let count: Int

        /// Creates a geometry from its lengths and the number of cards.
        ///
        /// - Parameters:
        ///   - width: the width of the view, in points.
        ///   - spacing: the space between two cards, in points.
        ///   - padding: the total space on both sides of a card, in points: the width of the view minus the width of
        ///     the card.
        ///   - count: the number of cards.
        public init(width: Double, spacing: Double, padding: Double, count: Int) {
            self.width = width
            self.spacing = spacing
            self.padding = padding
            self.count = count
        }

        /// The distance between the centers of two neighboring cards, in points.
        ///
        /// Despite the name, the distance includes the spacing. A card alone is ``width`` − ``padding`` wide, and the
        /// distance is that width plus ``spacing``; 0 if the sum isn't positive and finite.
        public var cardWidth: Double {
            let width = width - (padding - spacing)
            return width > 0 && width.isFinite ? width : 0
        }

        /// Returns the distance by which a drag moves the cards, in points.
        ///
        /// A drag from the first card toward the space before it, or from the last card toward the space after it,
        /// moves the cards by a quarter of its length. Any other drag moves the cards by its whole length.
        ///
        /// - Parameters:
        ///   - index: the index of the card at rest before the drag, from 0.
        ///   - drag: the distance of the drag, in points; positive toward the previous card, negative toward the next.
        /// - Returns: the distance; 0 if the drag isn't finite.
        public func countedDrag(index: Int, drag: Double) -> Double {
            guard drag.isFinite else { return 0 }
            let isOutward = index <= 0 && drag > 0 || index >= count - 1 && drag < 0
            return isOutward ? drag * Self.resistance : drag
        }

        /// Returns the scroll position during a drag, in pages from the first card.
        ///
        /// An outward drag from the first or last card moves the cards by only a quarter of its length.
        ///
        /// - Parameters:
        ///   - index: the index of the card at rest before the drag, from 0.
        ///   - drag: the distance of the drag, in points; positive toward the previous card, negative toward the next.
        /// - Returns: the position. It is the index alone if ``cardWidth`` is 0, or if the drag divided by
        ///   ``cardWidth`` isn't finite.
        public func position(index: Int, drag: Double) -> Double {
            guard cardWidth > 0 else { return Double(index) }
            let turned = countedDrag(index: index, drag: drag) / cardWidth
            return turned.isFinite ? Double(index) - turned : Double(index)
        }

        /// Returns the index of the card that comes to rest after a drag.
        ///
        /// It is the card nearest to ``position(index:drag:)``, clamped to 0 … count − 1; 0 without cards.
        ///
        /// - Parameters:
        ///   - index: the index of the card at rest before the drag, from 0.
        ///   - drag: the distance of the drag, in points; positive toward the previous card, negative toward the next.
        public func landing(index: Int, drag: Double) -> Int {
            Int(min(max(position(index: index, drag: drag).rounded(), 0), Double(max(0, count - 1))))
        }

        /// Returns the offset of the row of cards when a card is at rest, in points.
        ///
        /// The offset is 0 for card 0, which rests at the leading edge. A negative offset moves the row toward that
        /// edge.
        ///
        /// The offset is −index × ``cardWidth``, where ``cardWidth`` includes the space to the next card. If the index
        /// is greater than 0, half of ``padding`` (the total space on both sides of a card) is added, because such a
        /// card rests in the middle.
        ///
        /// - Parameter index: the index of the card at rest, from 0.
        /// - Returns: the offset; 0 if ``cardWidth`` is 0 or the offset isn't finite.
        public func restingOffset(index: Int) -> Double {
            guard cardWidth > 0 else { return 0 }
            let offset = -Double(index) * cardWidth + (index > 0 ? padding / 2 : 0)
            return offset.isFinite ? offset : 0
        }

        /// Returns the offset of the row of cards during a drag, in points: ``restingOffset(index:)`` plus
        /// ``countedDrag(index:drag:)``.
        ///
        /// The offset is 0 if `index` is 0 and there is no drag. A negative offset moves the row toward the leading
        /// edge.
        ///
        /// - Parameters:
        ///   - index: the index of the card at rest before the drag, from 0.
        ///   - drag: the distance of the drag, in points; positive toward the previous card, negative toward the next.
        /// - Returns: the offset; 0 if ``cardWidth`` is 0 or the offset isn't finite.
        public func offset(index: Int, drag: Double) -> Double {
            guard cardWidth > 0 else { return 0 }
            let offset = restingOffset(index: index) + countedDrag(index: index, drag: drag)
            return offset.isFinite ? offset : 0
        }
    }
}
