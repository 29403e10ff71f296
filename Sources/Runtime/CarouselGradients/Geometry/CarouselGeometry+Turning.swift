extension CarouselGeometry {
    /// Returns the scroll position at which the carousel comes to rest after an automatic turn.
    ///
    /// In a carousel that wraps, the position may be beyond the first or last page.
    ///
    /// - Parameters:
    ///   - index: the index of the page at which the carousel rests before the turn, from 0. An invalid index is
    ///     wrapped around if the carousel wraps, else clamped.
    ///   - pages: the number of pages to turn; positive is forward.
    public func target(from index: Int, by pages: Int) -> Double {
        guard pageCount > 0 else { return 0 }
        let page = PageIndex.held(index, count: pageCount, wraps: wraps)
        let (turned, isTooFar) = page.addingReportingOverflow(pages)
        if isTooFar { return Double(page) }
        return Double(wraps ? turned : min(max(turned, 0), pageCount - 1))
    }

    /// Returns the scroll position at which a page rests; if there are several, such as 2, 7 and 12 for page 2 of 5,
    /// the one nearest to a given position.
    package func nearestPosition(ofPage page: Int, from position: Double) -> Double {
        guard wraps, pageCount > 0, position.isFinite else { return Double(page) }
        let turns = ((position - Double(page)) / Double(pageCount)).rounded()
        return Double(page) + turns * Double(pageCount)
    }

    /// Returns the index, from 0, of the page that is at rest when the carousel has reached a scroll position.
    ///
    /// In a deck that doesn't wrap, all cards may have been swiped away. The result is then the number of pages.
    ///
    /// - Parameter target: the scroll position, in pages from the first page.
    public func index(at target: Double) -> Int {
        if style == .deck, !wraps, target.isFinite, target >= Double(pageCount) { return pageCount }
        return page(at: target)
    }

    /// Returns the scroll position, in pages from the first page, computed from where the pages are on the screen.
    ///
    /// The result is nil if no center of a page is known.
    ///
    /// - Parameters:
    ///   - centers: the distance of each page's center from the left edge of the screen, in points, by page index.
    ///   - viewCenter: the distance of the view's center from the left edge of the screen, in points.
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
    /// // The scroll view rests at x = 375. At 450 it has moved by a fifth of the width.
    /// assert(pager.position(contentOffset: 450, in: geometry) == 2.2)
    /// // At x = 750, the end of the scroll range, the page has turned. The carousel wraps, so page 0 follows page 2.
    /// _ = pager.position(contentOffset: 750, in: geometry)
    /// assert(pager.index == 0)
    /// ```
    public struct Pager: Sendable, Hashable {
        /// The index of the page on which the scroll view rests, from 0.
        public var index: Int

        /// Creates a pager whose scroll view rests on a page.
        ///
        /// - Parameter index: the index of this page, from 0.
        public init(index: Int = 0) { self.index = index }

        /// Returns the scroll position of the carousel, in pages from the first page.
        ///
        /// If the user has scrolled by a whole page since ``index`` last changed, ``index`` becomes the page that the
        /// scroll view now shows.
        ///
        /// - Parameters:
        ///   - contentOffset: the x of the scroll view's content offset, in points.
        ///   - geometry: the geometry of the carousel.
        public mutating func position(contentOffset: Double, in geometry: CarouselGeometry) -> Double {
            let position = geometry.position(index: index, contentOffset: contentOffset)
            if (position - Double(index)).magnitude >= 1 {
                index = geometry.landing(index: index, contentOffset: contentOffset)
            }
            return position
        }
    }
}
