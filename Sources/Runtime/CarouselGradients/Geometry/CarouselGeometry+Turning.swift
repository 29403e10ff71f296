extension CarouselGeometry {
    /// The position to move to when pages turn by themselves: around the seam in a carousel that wraps, else no farther
    /// than the ends.
    ///
    /// - Parameters:
    ///   - index: the page at rest, from 0; what lies outside the pages is brought in.
    ///   - pages: how many pages to turn, forward positive.
    public func target(from index: Int, by pages: Int) -> Double {
        guard pageCount > 0 else { return 0 }
        let page = PageIndex.held(index, count: pageCount, wraps: wraps)
        let (turned, isTooFar) = page.addingReportingOverflow(pages)
        if isTooFar { return Double(page) }
        return Double(wraps ? turned : min(max(turned, 0), pageCount - 1))
    }

    /// The position of a page that is nearest to another position, around the circle in a carousel that wraps.
    package func nearestPosition(ofPage page: Int, from position: Double) -> Double {
        guard wraps, pageCount > 0, position.isFinite else { return Double(page) }
        let turns = ((position - Double(page)) / Double(pageCount)).rounded()
        return Double(page) + turns * Double(pageCount)
    }

    /// The page at rest after the carousel has come to a target, from 0.
    ///
    /// A deck that does not wrap may be empty: then it is the
    /// count of pages.
    public func index(at target: Double) -> Int {
        if style == .deck, !wraps, target.isFinite, target >= Double(pageCount) { return pageCount }
        return page(at: target)
    }

    /// The position of which the places of pages on the screen tell; nil where there is none.
    ///
    /// - Parameters:
    ///   - centers: how far the centers of pages are to the right, by their numbers from 0.
    ///   - viewCenter: where the view's center is.
    public func position(centers: [Int: Double], viewCenter: Double) -> Double? {
        let distances = centers.mapValues { $0 - viewCenter }.filter { $0.value.isFinite }
        // Of two pages as far away the first, whatever the order of a dictionary.
        let nearest = distances.min { ($0.value.magnitude, $0.key) < ($1.value.magnitude, $1.key) }
        return nearest.map { position(page: $0.key, distance: $0.value) }
    }

    /// Follows the scroll view of a `UIPageViewController`, which jumps back to its rest when a page has turned.
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
        /// The page that the scroll view rests on, from 0.
        public var index: Int

        /// A pager at a page.
        public init(index: Int = 0) { self.index = index }

        /// The position of the scroll view at x.
        ///
        /// Where it has come to an end the page has turned.
        public mutating func position(contentOffset: Double, in geometry: CarouselGeometry) -> Double {
            let position = geometry.position(index: index, contentOffset: contentOffset)
            if (position - Double(index)).magnitude >= 1 {
                index = geometry.landing(index: index, contentOffset: contentOffset)
            }
            return position
        }
    }
}
