/// A rectangle in the upright picture, in fractions of the picture's width and height.
package struct PictureRegion: Sendable, Hashable {
    package let left: Double
    package let top: Double
    package let width: Double
    package let height: Double

    /// Creates a region; nil if it is empty or extends beyond the picture.
    package init?(left: Double, top: Double, width: Double, height: Double) {
        guard left >= 0, top >= 0, width > 0, height > 0, left + width <= 1 + 1e-9, top + height <= 1 + 1e-9 else {
            return nil
        }
        (self.left, self.top, self.width, self.height) = (left, top, width, height)
    }

    package var area: Double { width * height }
}
