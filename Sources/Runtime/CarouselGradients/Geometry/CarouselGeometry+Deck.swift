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
        /// The threshold of a sample app with flash cards: 100 points.
        public static let flashCardThreshold = 100.0
        /// The default threshold, 80 points: that of a sample app whose cards show trips.
        public static let tripDeckThreshold = 80.0

        /// Returns the scroll position during a drag: index + min(abs(translation) / threshold, 1).
        ///
        /// The position moves toward the **next** card, in whichever direction the front card is dragged. It is the
        /// index alone if the threshold isn't positive, or if a number isn't finite.
        public static func position(index: Int, translation: Double, threshold: Double) -> Double {
            guard threshold > 0, threshold.isFinite, translation.isFinite else { return Double(index) }
            return Double(index) + min(translation.magnitude / threshold, 1)
        }

        /// Returns the index of the front card after a drag: the next card if the drag is longer than the threshold.
        ///
        /// In a pile that wraps, the first card follows the last, and an invalid index is wrapped around. Otherwise,
        /// the pile is empty after the last card; the result is then `count`. It is 0 if there are no cards.
        public static func landing(index: Int, translation: Double, threshold: Double, count: Int, wraps: Bool) -> Int {
            guard count > 0 else { return 0 }
            let card = wraps ? PageIndex.held(index, count: count, wraps: true) : min(max(index, 0), count)
            guard threshold > 0, translation.isFinite, translation.magnitude > threshold else { return card }
            return wraps ? (card + 1) % count : min(card + 1, count)
        }

        /// Returns the opacity of the front card during a drag: 2 − abs(translation) / 50, clamped to 0 … 1.
        ///
        /// The card is opaque up to 50 points, and fully transparent from 100 points.
        public static func opacity(translation: Double) -> Double {
            guard translation.isFinite else { return 0 }
            return min(max(2 - translation.magnitude / 50, 0), 1)
        }
    }
}
