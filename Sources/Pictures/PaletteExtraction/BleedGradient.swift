package import ColorScience

/// The gradient from one side of a picture to the opposite side, for two sides of different colors.
package struct BleedGradient: Sendable {
    package let end: PictureLayout.Side
    package let colors: [SRGB8]
}
