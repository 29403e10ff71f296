/// The two neighboring pages at a scroll position of a carousel, and the progress from the first page to the second.
///
/// ```swift
/// if let pair = PagePair(position: -0.25, count: 10, wraps: true) {
///     assert(pair.from == 9 && pair.to == 0 && pair.progress == 0.75)
/// }
/// ```
public struct PagePair: Sendable, Hashable {
    /// The index of the page that is shown alone at progress 0.
    public let from: Int
    /// The index of the page that is shown alone at progress 1.
    public let to: Int
    /// The progress from ``from`` to ``to``, 0 … 1.
    public let progress: Double

    /// Creates the pair of pages at a scroll position; nil for a carousel without pages.
    ///
    /// - Parameters:
    ///   - position: the scroll position in pages: 0 at the first page, 1 at the second. It may be negative. A position
    ///     that isn't finite counts as 0.
    ///   - count: the number of pages.
    ///   - wraps: whether the first page follows the last page. If not, a position beyond the first or last page is
    ///     clamped to that page.
    public init?(position: Double, count: Int, wraps: Bool) {
        guard count > 0 else { return nil }
        guard position.isFinite, count > 1 else {
            (from, to, progress) = (0, 0, 0)
            return
        }
        let pages = Double(count)
        if wraps {
            var turned = position.truncatingRemainder(dividingBy: pages)
            if turned < 0 { turned += pages }
            // For a tiny negative number, the sum may round up to the page count.
            if turned >= pages { turned = 0 }
            from = Int(turned)
            to = (from + 1) % count
            progress = turned - Double(from)
        } else {
            let held = min(max(position, 0), pages - 1)
            from = min(Int(held), count - 2)
            to = from + 1
            progress = held - Double(from)
        }
    }
}
