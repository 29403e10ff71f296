/// A mask that tells how much of each pixel is covered, such as by the letters of a text.
///
/// The position of the mask is given relative to the start of the text's baseline.
package struct Coverage: Sendable, Hashable {
    package let width: Int
    package let height: Int
    /// The distance of the mask's left edge from the start of the baseline, in pixels.
    ///
    /// Negative if the edge is to the left of the start.
    package let left: Int
    /// The distance of the mask's top edge from the baseline, in pixels, downward.
    ///
    /// Negative if the edge is above the baseline, as it usually is.
    package let top: Int
    /// The coverage of each pixel, from 0 (not covered) to 255 (fully covered), row by row from the top.
    package let values: [UInt8]
}
