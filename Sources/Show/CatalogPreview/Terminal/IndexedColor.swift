internal import ColorScience

/// The 256 colors of xterm: first 16 that users can change, then a cube of 6 × 6 × 6 colors, then 24 grays.
enum IndexedColor {
    private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

    private static let first = 16

    /// The colors of the cube, followed by the grays, whose values are 8, 18 … 238.
    private static let colors: [Oklab] =
        (0..<216).map { Oklab(SRGB8(red: levels[$0 / 36], green: levels[$0 / 6 % 6], blue: levels[$0 % 6])) }
        + (0..<24).map { Oklab(SRGB8(red: 8 + 10 * $0, green: 8 + 10 * $0, blue: 8 + 10 * $0)) }

    /// Returns the index, 16 … 255, of the color that is nearest in Oklab, where dark colors keep their hue.
    static func index(of color: SRGB8) -> Int {
        let wanted = Oklab(color)
        let distances = colors.map { $0.distance(to: wanted) }
        return first + (distances.indices.min { distances[$0] < distances[$1] } ?? 0)
    }
}
