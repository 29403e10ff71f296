package import ColorScience

/// A gradient from one side of a picture to the opposite one, whose color differs.
package struct BleedGradient: Sendable, Hashable {
    package let end: PictureLayout.Side
    package let colors: [SRGB8]
}
