/// A mask that tells how much of each pixel is covered, such as by the letters of a text.
///
/// The mask's place is given relative to an origin, such as the start of the text's baseline.
package struct Coverage: Sendable, Hashable {
    package let width: Int
    package let height: Int
    /// The left edge of the mask, in pixels to the right of the origin; negative to the left of it.
    package let left: Int
    /// The top edge of the mask, in pixels below the origin; negative above it.
    package let top: Int
    /// The coverage of each pixel, from 0 (not covered) to 255 (fully covered), row by row from the top.
    package let values: [UInt8]
}
