/// The way in which a carousel moves.
///
/// ```swift
/// assert(CarouselStyle(rawValue: "snap") == .snap)
/// assert(CarouselStyle.allCases == [.page, .paged, .snap, .deck])
/// ```
public enum CarouselStyle: String, Sendable, Hashable, CaseIterable {
    /// One page at a time, as in a `UIPageViewController`, whose scroll view rests at x = width and moves between x = 0
    /// and x = 2 × width.
    case page
    /// Pages side by side. A drag of at least 65 % of the width of a page turns the page.
    case paged
    /// Cards that snap into place. Unless the carousel wraps, a drag beyond the first or last card meets resistance.
    case snap
    /// A pile of cards whose front card is dragged away to the left or right.
    case deck
}
