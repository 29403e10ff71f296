/// The way in which a carousel moves.
///
/// ```swift
/// assert(CarouselStyle(rawValue: "snap") == .snap)
/// assert(CarouselStyle.allCases == [.page, .paged, .snap, .deck])
/// ```
public enum CarouselStyle: String, Sendable, Hashable, CaseIterable {
    /// A page view: the scroll view rests at x = width and moves in 0 … 2 × width.
    case page
    /// A strip of pages. The page turns after a drag of 65 % of the width.
    case paged
    /// Cards that snap into place, with resistance at the two ends.
    case snap
    /// A pile of cards whose front card leaves to either side.
    case deck
}
