/// A picture whose content only affects its own entries.
package struct IndependentPicture: Sendable {
    package let file: Int
    /// The index of its entry among the images.
    package let image: Int
    /// The index of its entry among the palettes; nil if it has no colors.
    package let palette: Int?
}
