/// How much of each pixel something covers, and where it is from a point.
package struct Coverage: Sendable, Hashable {
    /// The width in pixels.
    package let width: Int
    /// The height in pixels.
    package let height: Int
    /// The first column, from the point.
    package let left: Int
    /// The first row, from the point; negative above it.
    package let top: Int
    /// 0 … 255, row by row from the top.
    package let values: [UInt8]
}
