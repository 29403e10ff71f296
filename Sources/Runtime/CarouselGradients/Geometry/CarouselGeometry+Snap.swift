extension CarouselGeometry {
    /// The geometry of cards that snap into place.
    ///
    /// The formulas are those of a sample app that sells plants. Its cards have a spacing of 25 points and a padding of
    /// 90 points.
    ///
    /// ```swift
    /// let cards = CarouselGeometry.Snap(width: 390, spacing: 25, padding: 90, count: 5)
    /// assert(cards.width == 390 && cards.spacing == 25 && cards.padding == 90 && cards.count == 5)
    /// assert(cards.cardWidth == 325)
    /// // Beyond the first card, the cards move by only a quarter of the drag.
    /// assert(CarouselGeometry.Snap.resistance == 0.25)
    /// assert(cards.countedDrag(index: 0, drag: 100) == 25)
    /// assert(cards.position(index: 1, drag: -130) == 1.4 && cards.landing(index: 1, drag: -130) == 1)
    /// assert(cards.restingOffset(index: 1) == -280 && cards.offset(index: 1, drag: -130) == -410)
    /// ```
    public struct Snap: Sendable, Hashable {
        /// The fraction of a drag by which the cards move when the drag goes beyond the first or last card.
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

        /// The distance between the centers of two neighboring cards, in points: the width of a card plus the spacing.
        ///
        /// The value is ``width`` − (``padding`` − ``spacing``), or 0 if this isn't positive and finite.
        public var cardWidth: Double {
            let width = width - (padding - spacing)
            return width > 0 && width.isFinite ? width : 0
        }

        /// Returns the distance by which a drag moves the cards, in points.
        ///
        /// A drag beyond the first or last card moves the cards by a quarter of its length. Any other drag moves the
        /// cards by its whole length.
        ///
        /// - Parameters:
        ///   - index: the index of the card at rest before the drag, from 0.
        ///   - drag: the distance of the drag toward the previous card, in points.
        /// - Returns: the distance; 0 if the drag isn't finite.
        public func countedDrag(index: Int, drag: Double) -> Double {
            guard drag.isFinite else { return 0 }
            let isOutward = index <= 0 && drag > 0 || index >= count - 1 && drag < 0
            return isOutward ? drag * Self.resistance : drag
        }

        /// Returns the scroll position during a drag, in pages from the first card.
        ///
        /// A drag beyond the first or last card moves the cards by only a quarter of its length.
        ///
        /// - Parameters:
        ///   - index: the index of the card at rest before the drag, from 0.
        ///   - drag: the distance of the drag toward the previous card, in points.
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
        public func landing(index: Int, drag: Double) -> Int {
            Int(min(max(position(index: index, drag: drag).rounded(), 0), Double(max(0, count - 1))))
        }

        /// Returns the offset of the row of cards when a card is at rest, in points.
        ///
        /// The offset is −index × ``cardWidth``. If the index is greater than 0, half the padding is added once.
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
        /// - Returns: the offset; 0 if ``cardWidth`` is 0 or the offset isn't finite.
        public func offset(index: Int, drag: Double) -> Double {
            guard cardWidth > 0 else { return 0 }
            let offset = restingOffset(index: index) + countedDrag(index: index, drag: drag)
            return offset.isFinite ? offset : 0
        }
    }
}
