extension CarouselGeometry {
    /// The geometry of a carousel in a `UIPageViewController`, whose scroll view rests at x = width and moves between x
    /// = 0 and x = 2 × width.
    ///
    /// `index` is the index of the page on which the scroll view rests, from 0. `contentOffset` is the x of its content
    /// offset, and `width` the width of a page, both in points.
    ///
    /// The formulas are those of the home page in the Tmall app, except for two differences:
    /// - In the app, the backdrop doesn't change during a backward drag from page 0, because the app blends page 0 with
    ///   itself there. Here the position becomes negative, and a carousel that wraps blends to its last page.
    /// - The app changes its index only after the animation, when the scroll view is already back at x = width. So the
    ///   color of the old page flashes. Here, ``landing(index:contentOffset:width:count:wraps:)`` returns the new index
    ///   before the scroll view jumps back.
    ///
    /// ```swift
    /// // Page 2 at rest; the scroll view of 375 points has moved a fifth of the way to page 3.
    /// assert(CarouselGeometry.Page.position(index: 2, contentOffset: 450, width: 375) == 2.2)
    /// // It has arrived at page 3. From page 9, the last of ten, it would arrive at page 0, as the carousel wraps.
    /// assert(CarouselGeometry.Page.landing(index: 2, contentOffset: 750, width: 375, count: 10, wraps: true) == 3)
    /// ```
    public enum Page {
        /// Returns the scroll position during a drag, in pages from the first page.
        ///
        /// The scroll view contains three pages. At rest it shows the middle one, so x is then `width`.
        ///
        /// - Parameters:
        ///   - index: the index of the page on which the scroll view rests.
        ///   - contentOffset: the x of the scroll view's content offset, in points.
        ///   - width: the width of a page, in points.
        /// - Returns: index + (x − width) / width, with the second term clamped to −1 … 1. The result is the index
        ///   alone if the width isn't positive, or if the width or x isn't finite.
        public static func position(index: Int, contentOffset: Double, width: Double) -> Double {
            Double(index) + turn(contentOffset: contentOffset, width: width)
        }

        /// Returns the index of the page to which the scroll view is nearest.
        ///
        /// The scroll view holds three pages: the previous page at x = 0, the page at rest at x = width, and the next
        /// page at x = 2 × width. The result is the next page from x = 1.5 × width on, the previous page up to
        /// x = 0.5 × width, and the same page in between.
        ///
        /// - Parameters:
        ///   - index: the index of the page on which the scroll view rested before, from 0. An invalid index is wrapped
        ///     around if the carousel wraps, else clamped.
        ///   - contentOffset: the x of the scroll view's content offset, in points.
        ///   - width: the width of a page, in points.
        ///   - count: the number of pages.
        ///   - wraps: whether the first page follows the last page.
        /// - Returns: the index of an existing page, or 0 without pages. The page stays the same if the width isn't
        ///   positive, or if the width or x isn't finite.
        public static func landing(index: Int, contentOffset: Double, width: Double, count: Int, wraps: Bool) -> Int {
            let page = PageIndex.held(index, count: count, wraps: wraps)
            let turned = Int(turn(contentOffset: contentOffset, width: width).rounded())
            return PageIndex.held(page + turned, count: count, wraps: wraps)
        }

        private static func turn(contentOffset: Double, width: Double) -> Double {
            guard width > 0, width.isFinite, contentOffset.isFinite else { return 0 }
            return min(max((contentOffset - width) / width, -1), 1)
        }
    }
}
