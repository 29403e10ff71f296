/// The arithmetic of a `UIPageViewController`: its scroll view rests at x = width and moves in 0 … 2 × width.
///
/// Source: the Tmall home page. Its own code takes page 0 as the neighbour of page 0 when that is dragged backward; here
/// the position becomes negative, and a carousel that wraps blends to its last page.
public enum PageGeometry {
    /// The position while the finger moves.
    ///
    /// - Parameters:
    ///   - index: the page that the scroll view rests on.
    ///   - contentOffset: the scroll view's x, in points.
    ///   - width: the width of a page, in points.
    /// - Returns: index + (x − width) / width, the second part held in −1 … 1; the index alone where the width is not
    ///   positive or either length is not finite.
    public static func position(index: Int, contentOffset: Double, width: Double) -> Double {
        guard width > 0, width.isFinite, contentOffset.isFinite else { return Double(index) }
        return Double(index) + min(max((contentOffset - width) / width, -1), 1)
    }
}
