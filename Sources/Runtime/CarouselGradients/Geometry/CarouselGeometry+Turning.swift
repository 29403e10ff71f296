extension CarouselGeometry {
    /// Returns the position at which the carousel comes to rest after an automatic turn.
    ///
    /// In a carousel that wraps, the position may be beyond the first or last page.
    ///
    /// - Parameters:
    ///   - index: the page at rest, from 0. An index outside the pages is wrapped or clamped.
    ///   - pages: the number of pages to turn; positive is forward.
    public func target(from index: Int, by pages: Int) -> Double {
        guard pageCount > 0 else { return 0 }
        let page = PageIndex.held(index, count: pageCount, wraps: wraps)
        let (turned, isTooFar) = page.addingReportingOverflow(pages)
        if isTooFar { return Double(page) }
        return Double(wraps ? turned : min(max(turned, 0), pageCount - 1))
    }

    /// Returns the position of a page that is nearest to a given position.
    ///
    /// In a carousel that wraps, page 2 of 5 is at 2, 7, 12 and so on.
    package func nearestPosition(ofPage page: Int, from position: Double) -> Double {
        guard wraps, pageCount > 0, position.isFinite else { return Double(page) }
        let turns = ((position - Double(page)) / Double(pageCount)).rounded()
        return Double(page) + turns * Double(pageCount)
    }

    /// Returns the index of the page at rest after the carousel has reached a target; the first page has index 0.
    ///
    /// In a deck that doesn't wrap, all cards may have been swiped away. The result is then the number of pages.
    public func index(at target: Double) -> Int {
        if style == .deck, !wraps, target.isFinite, target >= Double(pageCount) { return pageCount }
        return page(at: target)
    }

    /// Returns the position, computed from the locations of pages on the screen; nil without pages.
    ///
    /// - Parameters:
    ///   - centers: the distance of each page's center from the left edge of the screen, by page index.
    ///   - viewCenter: the distance of the view's center from the same edge.
    public func position(centers: [Int: Double], viewCenter: Double) -> Double? {
        let distances = centers.mapValues { $0 - viewCenter }.filter { $0.value.isFinite }
        // Of two equally distant pages, the one with the lower index wins, regardless of the dictionary's order.
        let nearest = distances.min { ($0.value.magnitude, $0.key) < ($1.value.magnitude, $1.key) }
        return nearest.map { position(page: $0.key, distance: $0.value) }
    }

    /// The state needed to follow a `UIPageViewController`, whose scroll view jumps back to rest after a page has
    /// turned.
    ///
    /// ```swift
    /// let geometry = CarouselGeometry(style: .page, width: 375, pageCount: 3, wraps: true)
    /// var pager = CarouselGeometry.Pager(index: 2)
    /// assert(pager.position(contentOffset: 450, in: geometry) == 2.2)
    /// // At the end of its way the page has turned: the first one follows the last.
    /// _ = pager.position(contentOffset: 750, in: geometry)
    /// assert(pager.index == 0)
    /// ```
    public struct Pager: Sendable, Hashable {
        /// The page on which the scroll view rests, from 0.
        public var index: Int

        /// Creates a pager at a page.
        public init(index: Int = 0) { self.index = index }

        /// Returns the position for the scroll view's x, in points.
        ///
        /// When the scroll view reaches an end, ``index`` changes to the new page.
        public mutating func position(contentOffset: Double, in geometry: CarouselGeometry) -> Double {
            let position = geometry.position(index: index, contentOffset: contentOffset)
            if (position - Double(index)).magnitude >= 1 {
                index = geometry.landing(index: index, contentOffset: contentOffset)
            }
            return position
        }
    }
}
