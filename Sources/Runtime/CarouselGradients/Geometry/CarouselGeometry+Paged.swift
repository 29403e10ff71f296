extension CarouselGeometry {
    /// The arithmetic of a strip of pages that is dragged.
    ///
    /// Source: the image carousel of trip photos.
    ///
    /// ```swift
    /// // A drag of 100 points to the left, in a view of 400.
    /// assert(CarouselGeometry.Paged.position(index: 1, drag: -100, width: 400) == 1.25)
    /// assert(CarouselGeometry.Paged.offset(index: 1, drag: -100, width: 400) == -500)
    /// // It turns the page from `turningPart` of the width on.
    /// assert(CarouselGeometry.Paged.turningPart == 0.65)
    /// assert(CarouselGeometry.Paged.landing(index: 1, drag: -300, width: 400, count: 13) == 2)
    /// ```
    public enum Paged {
        /// The part of the width that a drag must pass to turn the page.
        public static let turningPart = 0.65

        /// The offset of the strip: −index × width + drag, in points.
        ///
        /// - Returns: 0 where the width is not positive or any length is not finite.
        public static func offset(index: Int, drag: Double, width: Double) -> Double {
            guard width > 0 else { return 0 }
            let offset = -Double(index) * width + drag
            return offset.isFinite ? offset : 0
        }

        /// The position while the finger moves: index − drag / width.
        ///
        /// - Returns: the index alone where the width is not positive or either length, or their quotient, is not
        ///   finite.
        public static func position(index: Int, drag: Double, width: Double) -> Double {
            guard width > 0, width.isFinite else { return Double(index) }
            let turned = drag / width
            return turned.isFinite ? Double(index) - turned : Double(index)
        }

        /// The page after the finger has left: index + trunc(−drag / (0.65 × width)), held in 0 … count − 1.
        ///
        /// - Returns: a page that exists, 0 for none; the index held in its range where the width is not positive or
        ///   either length is not finite.
        public static func landing(index: Int, drag: Double, width: Double, count: Int) -> Int {
            let page = PageIndex.held(index, count: count, wraps: false)
            guard width > 0, width.isFinite, drag.isFinite else { return page }
            let turned = (-drag / (turningPart * width)).rounded(.towardZero)
            // From the index as it is, so that one beyond an end needs as long a drag as its distance says.
            let landed = Double(index) + turned
            return landed.isNaN ? page : Int(min(max(landed, 0), Double(max(0, count - 1))))
        }
    }
}
