public import ColorScience

/// What continues a picture whose sides differ: a gradient from one side to the opposite one.
public struct BleedGradient: Sendable, Hashable {
    /// The side that it ends at, right or bottom.
    public let end: PictureLayout.Side
    /// The colors, from the opposite side.
    public let colors: [SRGB8]
}
