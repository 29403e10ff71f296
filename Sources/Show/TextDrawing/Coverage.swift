/// A mask of how much of each pixel is covered, relative to the start of a text's baseline.
package struct Coverage: Sendable, Equatable {
    package let width: Int
    package let height: Int
    /// The distance of the left edge from the start of the baseline, in pixels; negative on the left.
    package let left: Int
    /// The distance of the top edge from the baseline, in pixels downward; usually negative.
    package let top: Int
    /// The coverage of each pixel, 0 … 255, row by row from the top.
    package let values: [UInt8]
}
