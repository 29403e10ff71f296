extension CarouselGeometry {
    /// The geometry of a pile of cards whose front card, the topmost one, is dragged to either side.
    ///
    /// `index` is the index of the front card, from 0. `translation` is the horizontal distance of the drag, in points.
    /// `threshold` is the distance beyond which the front card leaves the pile, in points.
    ///
    /// ```swift
    /// let threshold = CarouselGeometry.Deck.flashCardThreshold
    /// assert(CarouselGeometry.Deck.position(index: 0, translation: -50, threshold: threshold) == 0.5)
    /// assert(CarouselGeometry.Deck.landing(index: 0, translation: 120, threshold: 100, count: 3, wraps: false) == 1)
    /// // Whatever the threshold, the front card is opaque up to 50 points, and then fades out until 100 points.
    /// assert(CarouselGeometry.Deck.opacity(translation: 75) == 0.5)
    /// assert(CarouselGeometry.Deck.tripDeckThreshold == 80)
    /// ```
    public enum Deck {
        /// A threshold of 100 points, the distance that a card must be dragged before it leaves the pile.
        ///
        /// The value is that of a sample app with flash cards.
        public static let flashCardThreshold = 100.0
        /// The default threshold of 80 points, the distance that a card must be dragged before it leaves the pile.
        ///
        /// The value is that of a sample app whose cards show trips.
        public static let tripDeckThreshold = 80.0

        /// Returns the scroll position during a drag, in pages from the first card.
        ///
        /// The position moves toward the **next** card, in whichever direction the front card is dragged.
        ///
        /// - Parameters:
        ///   - index: the index of the front card, from 0.
        ///   - translation: the horizontal distance of the drag, in points; negative to the left.
        ///   - threshold: the distance beyond which the front card leaves the pile, in points.
        /// - Returns: index + abs(translation) / threshold, with the second term at most 1. The result is the index
        ///   alone if the threshold isn't positive, or if the threshold or translation isn't finite.
        public static func position(index: Int, translation: Double, threshold: Double) -> Double {
            guard threshold > 0, threshold.isFinite, translation.isFinite else { return Double(index) }
            return Double(index) + min(translation.magnitude / threshold, 1)
        }

        /// Returns the index of the front card after a drag.
        ///
        /// If the drag, in either direction, is longer than the threshold, the next card is in front. Otherwise, the
        /// same card stays in front.
        ///
        /// - Parameters:
        ///   - index: the index of the front card before the drag, from 0. An index outside the pile is wrapped around
        ///     if the pile wraps, else clamped to 0 … `count`, where `count` stands for the empty pile.
        ///   - translation: the horizontal distance of the drag, in points; negative to the left.
        ///   - threshold: the distance beyond which the front card leaves the pile, in points.
        ///   - count: the number of cards.
        ///   - wraps: whether the first card follows the last card. If not, the pile is empty after the last card, and
        ///     the result is the count.
        /// - Returns: the index of the front card; 0 if there are no cards. The card stays the same if the threshold
        ///   isn't positive, or if the threshold or translation isn't finite.
        public static func landing(index: Int, translation: Double, threshold: Double, count: Int, wraps: Bool) -> Int {
            guard count > 0 else { return 0 }
            let card = wraps ? PageIndex.held(index, count: count, wraps: true) : min(max(index, 0), count)
            guard threshold > 0, translation.isFinite, translation.magnitude > threshold else { return card }
            return wraps ? (card + 1) % count : min(card + 1, count)
        }

        /// Returns the opacity of the front card during a drag: 2 − abs(translation) / 50, clamped to 0 … 1.
        ///
        /// The card is opaque up to 50 points, and fully transparent from 100 points.
        ///
        /// - Parameter translation: the horizontal distance of the drag, in points. If the distance isn't finite, the
        ///   opacity is 0.
        public static func opacity(translation: Double) -> Double {
            guard translation.isFinite else { return 0 }
            return min(max(2 - translation.magnitude / 50, 0), 1)
        }
    }
}
