/// The arithmetic of a strip of pages that is dragged.
///
/// Source: the image carousel of trip photos.
public enum PagedGeometry {
    /// The part of the width that a drag must pass to turn the page.
    public static let turningPart = 0.65

    /// The offset of the strip: −index × width + drag, in points.
    public static func offset(index: Int, drag: Double, width: Double) -> Double {
        guard width.isFinite, drag.isFinite else { return 0 }
        return -Double(index) * width + drag
    }

    /// The position while the finger moves: index − drag / width.
    ///
    /// - Returns: the index alone where the width is not positive or either length is not finite.
    public static func position(index: Int, drag: Double, width: Double) -> Double {
        guard width > 0, width.isFinite, drag.isFinite else { return Double(index) }
        return Double(index) - drag / width
    }

    /// The page after the finger has left: index + trunc(−drag / (0.65 × width)), held in 0 … count − 1.
    ///
    /// - Returns: the index held in its range where the width is not positive or either length is not finite.
    public static func landing(index: Int, drag: Double, width: Double, count: Int) -> Int {
        let last = max(0, count - 1)
        guard width > 0, width.isFinite, drag.isFinite else { return min(max(index, 0), last) }
        let turned = Double(index) + (-drag / (turningPart * width)).rounded(.towardZero)
        return Int(min(max(turned, 0), Double(last)))
    }
}
