/// A picture whose content decides nothing but its own entries.
package struct IndependentPicture: Sendable {
    package let file: Int
    /// The number of its entry among the images.
    package let image: Int
    /// The number of its entry among the palettes; nil where it has no colors.
    package let palette: Int?
}
