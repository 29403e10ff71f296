extension CarouselGeometry {
    /// The geometry of a pile of cards whose front card is dragged to either side.
    ///
    /// Source: two sample apps. In the app with flash cards, a card leaves after a drag of 100 points. In the app with
    /// a deck of trips, a card leaves after 80 points.
    ///
    /// ```swift
    /// let threshold = CarouselGeometry.Deck.flashCardThreshold
    /// assert(CarouselGeometry.Deck.position(index: 0, translation: -50, threshold: threshold) == 0.5)
    /// assert(CarouselGeometry.Deck.landing(index: 0, translation: 120, threshold: 100, count: 3, wraps: false) == 1)
    /// assert(CarouselGeometry.Deck.opacity(translation: 75) == 0.5)
    /// assert(CarouselGeometry.Deck.tripDeckThreshold == 80)
    /// ```
    public enum Deck {
        /// The distance that a flash card must be dragged before it leaves, in points.
        public static let flashCardThreshold = 100.0
        /// The distance that a card of the trip deck must be dragged before it leaves, in points.
        public static let tripDeckThreshold = 80.0

        /// Returns the position during a drag.
        ///
        /// The backdrop blends toward that of the **next** card, in whichever direction the card is dragged.
        ///
        /// - Parameters:
        ///   - index: the front card, from 0.
        ///   - translation: the sideways distance of the drag, in points.
        ///   - threshold: the distance at which the card leaves, in points.
        /// - Returns: index + abs(translation) / threshold, with the second term at most 1. The index alone if the
        ///   threshold isn't positive or a length isn't finite.
        public static func position(index: Int, translation: Double, threshold: Double) -> Double {
            guard threshold > 0, threshold.isFinite, translation.isFinite else { return Double(index) }
            return Double(index) + min(translation.magnitude / threshold, 1)
        }

        /// Returns the front card after a drag: the next one if the drag passed the threshold, else the same.
        ///
        /// - Parameters:
        ///   - index: the front card, from 0. An index outside the pile is wrapped or clamped.
        ///   - translation: the sideways distance of the drag, in points.
        ///   - threshold: the distance at which the card leaves, in points.
        ///   - count: the number of cards.
        ///   - wraps: whether the first card follows the last. Otherwise the pile is empty after the last card, and the
        ///     result is the count.
        /// - Returns: the index of the card. It stays the same if the threshold isn't positive or a length isn't
        ///   finite; 0 without cards.
        public static func landing(index: Int, translation: Double, threshold: Double, count: Int, wraps: Bool) -> Int {
            guard count > 0 else { return 0 }
            let card = wraps ? PageIndex.held(index, count: count, wraps: true) : min(max(index, 0), count)
            guard threshold > 0, translation.isFinite, translation.magnitude > threshold else { return card }
            return wraps ? (card + 1) % count : min(card + 1, count)
        }

        /// Returns the opacity of a flash card during a drag: 2 − abs(translation) / 50, clamped to 0 … 1.
        ///
        /// The result is 0 if the translation isn't finite.
        public static func opacity(translation: Double) -> Double {
            guard translation.isFinite else { return 0 }
            return min(max(2 - translation.magnitude / 50, 0), 1)
        }
    }
}
