extension CarouselGeometry {
    /// The arithmetic of a `UIPageViewController`: its scroll view rests at x = width and moves in 0 … 2 × width.
    ///
    /// Source: the Tmall home page, whose code differs in two places:
    /// - Dragged backward from page 0 it takes page 0 as the neighbor, so that nothing is blended. Here the position
    ///   becomes negative, and a carousel that wraps blends to its last page.
    /// - Its index changes when the animation has ended, while the scroll view is back at x = width already: for some
    ///   frames the old page's color shows again. Here ``landing(index:contentOffset:width:count:wraps:)`` gives the
    ///   index that belongs to the scroll view as soon as it has reached an end.
    ///
    /// ```swift
    /// // Page 2 at rest; the scroll view of 375 points has moved a fifth of the way to page 3.
    /// assert(CarouselGeometry.Page.position(index: 2, contentOffset: 450, width: 375) == 2.2)
    /// // It has arrived: page 3, or the first one again after the last.
    /// assert(CarouselGeometry.Page.landing(index: 2, contentOffset: 750, width: 375, count: 10, wraps: true) == 3)
    /// ```
    public enum Page {
        /// The position while the finger moves.
        ///
        /// - Parameters:
        ///   - index: the page that the scroll view rests on.
        ///   - contentOffset: the scroll view's x, in points.
        ///   - width: the width of a page, in points.
        /// - Returns: index + (x − width) / width, the second part held in −1 … 1; the index alone where the width is
        ///   not positive or either length is not finite.
        public static func position(index: Int, contentOffset: Double, width: Double) -> Double {
            Double(index) + turn(contentOffset: contentOffset, width: width)
        }

        /// The page that the scroll view rests on after it has come to x: the next at 1.5 × width and beyond, the one
        /// before at 0.5 × width and below, else the same.
        ///
        /// - Parameters:
        ///   - index: the page that it rested on, from 0; what lies outside the pages is brought in, around the circle
        ///     or to the nearer end.
        ///   - contentOffset: the scroll view's x, in points.
        ///   - width: the width of a page, in points.
        ///   - count: how many pages there are.
        ///   - wraps: whether the last page's neighbor is the first.
        /// - Returns: a page that exists, 0 for none; the index alone where the width is not positive or either length
        ///   is not finite.
        public static func landing(index: Int, contentOffset: Double, width: Double, count: Int, wraps: Bool) -> Int {
            let page = PageIndex.held(index, count: count, wraps: wraps)
            let turned = Int(turn(contentOffset: contentOffset, width: width).rounded())
            return PageIndex.held(page + turned, count: count, wraps: wraps)
        }

        /// How far the scroll view has moved from its rest, in pages, −1 … 1.
        private static func turn(contentOffset: Double, width: Double) -> Double {
            guard width > 0, width.isFinite, contentOffset.isFinite else { return 0 }
            return min(max((contentOffset - width) / width, -1), 1)
        }
    }
}
