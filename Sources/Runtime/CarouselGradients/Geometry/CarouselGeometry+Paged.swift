extension CarouselGeometry {
    /// The geometry of pages side by side, each as wide as the view, that the finger drags horizontally.
    ///
    /// `index` is the index of the page at rest, from 0. `drag` is the distance of the drag in points, positive toward
    /// the previous page. `width` is the width of a page, in points.
    ///
    /// ```swift
    /// // A drag of 100 points to the left, in a view of 400.
    /// assert(CarouselGeometry.Paged.position(index: 1, drag: -100, width: 400) == 1.25)
    /// // The row of pages has moved by 1.25 × 400 points to the left.
    /// assert(CarouselGeometry.Paged.offset(index: 1, drag: -100, width: 400) == -500)
    /// // A drag turns the page if it is at least as long as `turningPart` of the width.
    /// assert(CarouselGeometry.Paged.turningPart == 0.65)
    /// assert(CarouselGeometry.Paged.landing(index: 1, drag: -300, width: 400, count: 13) == 2)
    /// ```
    public enum Paged {
        /// The fraction of the width that a drag must reach to turn the page.
        public static let turningPart = 0.65

        /// Returns the offset of the row of pages during a drag: −index × width + drag, in points.
        ///
        /// - Parameters:
        ///   - index: the index of the page at rest, from 0.
        ///   - drag: the distance of the drag, in points; positive toward the previous page, negative toward the next.
        ///   - width: the width of a page, in points.
        /// - Returns: the offset; 0 if the width isn't positive or the offset isn't finite.
        public static func offset(index: Int, drag: Double, width: Double) -> Double {
            guard width > 0 else { return 0 }
            let offset = -Double(index) * width + drag
            return offset.isFinite ? offset : 0
        }

        /// Returns the scroll position during a drag, in pages from the first page: index − drag / width.
        ///
        /// - Parameters:
        ///   - index: the index of the page at rest, from 0.
        ///   - drag: the distance of the drag, in points; positive toward the previous page, negative toward the next.
        ///   - width: the width of a page, in points.
        /// - Returns: the position. It is the index alone if the width isn't positive, or if `drag`, `width` or
        ///   `drag / width` isn't finite.
        public static func position(index: Int, drag: Double, width: Double) -> Double {
            guard width > 0, width.isFinite else { return Double(index) }
            let turned = drag / width
            return turned.isFinite ? Double(index) - turned : Double(index)
        }

        /// Returns the index of the page after a drag: index + trunc(−drag / (0.65 × width)), clamped to 0 … count − 1.
        ///
        /// - Parameters:
        ///   - index: the index of the page at rest before the drag, from 0.
        ///   - drag: the distance of the drag, in points; positive toward the previous page, negative toward the next.
        ///   - width: the width of a page, in points.
        ///   - count: the number of pages.
        /// - Returns: the index of an existing page, or 0 without pages. It is the clamped `index` alone if the width
        ///   isn't positive, or if `drag` or `width` isn't finite.
        public static func landing(index: Int, drag: Double, width: Double, count: Int) -> Int {
            let page = PageIndex.held(index, count: count, wraps: false)
            guard width > 0, width.isFinite, drag.isFinite else { return page }
            let turned = (-drag / (turningPart * width)).rounded(.towardZero)
            // Uses the unclamped index. So from an index beyond an end, the drag back must be longer.
            let landed = Double(index) + turned
            return landed.isNaN ? page : Int(min(max(landed, 0), Double(max(0, count - 1))))
        }
    }
}
