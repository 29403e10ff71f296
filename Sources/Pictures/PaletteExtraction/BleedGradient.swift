package import ColorScience

/// What continues a picture whose sides differ: a gradient from one side to the opposite one.
package struct BleedGradient: Sendable, Hashable {
    /// The side that it ends at, right or bottom.
    package let end: PictureLayout.Side
    /// The colors, from the opposite side.
    package let colors: [SRGB8]
}
