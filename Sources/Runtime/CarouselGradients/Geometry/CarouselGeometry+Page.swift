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
        /// Returns the scroll position during a drag: index + (x − width) / width, where the fraction is at most 1
        /// either way.
        ///
        /// It is the index alone if the width isn't positive, or if a number isn't finite.
        public static func position(index: Int, contentOffset: Double, width: Double) -> Double {
            Double(index) + turn(contentOffset: contentOffset, width: width)
        }

        /// Returns the index of the page to which the scroll view is nearest; 0 without pages.
        ///
        /// The previous page is at x = 0, the page at rest at x = width, and the next page at x = 2 × width. The page
        /// stays the same if the width isn't positive, or if a number isn't finite. An invalid index is wrapped around
        /// or clamped.
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
