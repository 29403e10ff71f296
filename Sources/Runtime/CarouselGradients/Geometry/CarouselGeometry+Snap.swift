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
        /// The part of its length by which an outward drag of the first or last card moves the cards.
        public static let resistance = 0.25

        /// The width of the view, in points.
        public let width: Double
        /// The space between two cards, in points.
        public let spacing: Double
        /// The total space on both sides of a card, in points: the width of the view minus the width of the card.
        public let padding: Double
        /// The number of cards.
        public let count: Int

        /// Creates a geometry from its lengths, in points, and the number of cards.
        public init(width: Double, spacing: Double, padding: Double, count: Int) {
            self.width = width
            self.spacing = spacing
            self.padding = padding
            self.count = count
        }

        /// The distance between the centers of two neighboring cards, in points: ``width`` − ``padding`` + ``spacing``.
        ///
        /// It is 0 if this distance isn't positive and finite.
        public var cardWidth: Double {
            let width = width - (padding - spacing)
            return width > 0 && width.isFinite ? width : 0
        }

        /// Returns the distance by which a drag moves the cards, in points; 0 if the drag isn't finite.
        ///
        /// An outward drag of the first or last card moves the cards by a quarter of its length, any other by its whole
        /// length.
        public func countedDrag(index: Int, drag: Double) -> Double {
            guard drag.isFinite else { return 0 }
            let isOutward = index <= 0 && drag > 0 || index >= count - 1 && drag < 0
            return isOutward ? drag * Self.resistance : drag
        }

        /// Returns the scroll position during a drag, in pages from the first card.
        ///
        /// It is the index alone if ``cardWidth`` is 0, or if the drag divided by it isn't finite.
        public func position(index: Int, drag: Double) -> Double {
            guard cardWidth > 0 else { return Double(index) }
            let turned = countedDrag(index: index, drag: drag) / cardWidth
            return turned.isFinite ? Double(index) - turned : Double(index)
        }

        /// Returns the index of the card that comes to rest after a drag, the one nearest to ``position(index:drag:)``.
        public func landing(index: Int, drag: Double) -> Int {
            Int(min(max(position(index: index, drag: drag).rounded(), 0), Double(max(0, count - 1))))
        }

        /// Returns the offset of the row of cards when a card is at rest, in points: −index × ``cardWidth``.
        ///
        /// Half of ``padding`` is added for any card except the first, which rests at the leading edge. A negative
        /// offset moves the row toward that edge.
        public func restingOffset(index: Int) -> Double {
            guard cardWidth > 0 else { return 0 }
            let offset = -Double(index) * cardWidth + (index > 0 ? padding / 2 : 0)
            return offset.isFinite ? offset : 0
        }

        /// Returns the offset of the row during a drag: ``restingOffset(index:)`` plus ``countedDrag(index:drag:)``.
        ///
        /// It is 0 if ``cardWidth`` is 0 or the offset isn't finite.
        public func offset(index: Int, drag: Double) -> Double {
            guard cardWidth > 0 else { return 0 }
            let offset = restingOffset(index: index) + countedDrag(index: index, drag: drag)
            return offset.isFinite ? offset : 0
        }
    }
}
