/// A mask for drawing: how much of each pixel is covered, around a point such as the start of a line of text.
package struct Coverage: Sendable, Hashable {
    package let width: Int
    package let height: Int
    /// The first column, relative to the point.
    package let left: Int
    /// The first row, relative to the point; negative above it.
    package let top: Int
    /// The coverage of each pixel, from 0 (free) to 255 (fully covered), row by row from the top.
    package let values: [UInt8]
}
