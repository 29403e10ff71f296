/// The coverage of the pixels around a point, as a mask for drawing.
package struct Coverage: Sendable, Hashable {
    /// The width in pixels.
    package let width: Int
    /// The height in pixels.
    package let height: Int
    /// The first column, relative to the point.
    package let left: Int
    /// The first row, relative to the point; negative above it.
    package let top: Int
    /// The coverage, 0 … 255, row by row from the top.
    package let values: [UInt8]
}
