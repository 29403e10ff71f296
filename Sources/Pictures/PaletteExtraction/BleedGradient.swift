package import ColorScience

/// What continues a picture whose sides differ: a gradient from one side to the opposite one.
package struct BleedGradient: Sendable, Hashable {
    package let end: PictureLayout.Side
    package let colors: [SRGB8]
}
