extension CarouselGeometry {
    /// The arithmetic of a pile of cards whose front one is drawn away to either side.
    ///
    /// Source: the flash cards (a card leaves after 100 points) and the trip deck (after 80).
    ///
    /// ```swift
    /// let threshold = CarouselGeometry.Deck.flashCardThreshold
    /// assert(CarouselGeometry.Deck.position(index: 0, translation: -50, threshold: threshold) == 0.5)
    /// assert(CarouselGeometry.Deck.landing(index: 0, translation: 120, threshold: 100, count: 3, wraps: false) == 1)
    /// assert(CarouselGeometry.Deck.opacity(translation: 75) == 0.5)
    /// assert(CarouselGeometry.Deck.tripDeckThreshold == 80)
    /// ```
    public enum Deck {
        /// How far a flash card must be drawn to leave, in points.
        public static let flashCardThreshold = 100.0
        /// How far a card of the trip deck must be drawn to leave, in points.
        public static let tripDeckThreshold = 80.0

        /// The position while the finger moves: the backdrop goes to the **next** card's, whichever way the card is
        /// drawn.
        ///
        /// - Parameters:
        ///   - index: the front card.
        ///   - translation: how far it is drawn to the side, in points.
        ///   - threshold: how far it must be drawn to leave, in points.
        /// - Returns: index + abs(translation) / threshold, the second part at most 1; the index alone where the
        ///   threshold is not positive or either length is not finite.
        public static func position(index: Int, translation: Double, threshold: Double) -> Double {
            guard threshold > 0, threshold.isFinite, translation.isFinite else { return Double(index) }
            return Double(index) + min(translation.magnitude / threshold, 1)
        }

        /// The front card after the finger has left: the next one where the threshold was passed, else the same.
        ///
        /// - Parameters:
        ///   - index: the front card, from 0; what lies outside the pile is brought in, by modulo or to the nearer end.
        ///   - translation: how far it was drawn to the side, in points.
        ///   - threshold: how far it must be drawn to leave, in points.
        ///   - count: how many cards there are.
        ///   - wraps: whether the first card follows the last. Where it does not, the count follows the last card: the
        ///     pile is empty.
        /// - Returns: the same card where the threshold is not positive or either length is not finite; 0 where there
        ///   is no card.
        public static func landing(index: Int, translation: Double, threshold: Double, count: Int, wraps: Bool) -> Int {
            guard count > 0 else { return 0 }
            let card = wraps ? PageIndex.held(index, count: count, wraps: true) : min(max(index, 0), count)
            guard threshold > 0, translation.isFinite, translation.magnitude > threshold else { return card }
            return wraps ? (card + 1) % count : min(card + 1, count)
        }

        /// The opacity of a flash card: 2 − abs(translation) / 50, held in 0 … 1; 0 where the translation is not
        /// finite.
        public static func opacity(translation: Double) -> Double {
            guard translation.isFinite else { return 0 }
            return min(max(2 - translation.magnitude / 50, 0), 1)
        }
    }
}
