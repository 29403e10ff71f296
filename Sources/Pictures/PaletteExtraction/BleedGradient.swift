package import ColorScience

/// A gradient that continues a picture past its edges, from the color of one side to that of the opposite side.
package struct BleedGradient: Sendable {
    package let end: PictureLayout.Side
    package let colors: [SRGB8]
}
