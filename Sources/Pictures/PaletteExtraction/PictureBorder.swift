package import ColorScience

/// The surrounding of a picture's subject.
package enum PictureGround: Sendable, Hashable {
    case transparent
    case plain(SRGB8)
}

/// The border of a picture: its color on each side, and whether it is a plain background.
struct PictureBorder {
    /// The color of the whole border; nil if more than half of it is transparent.
    let color: SRGB8?
    /// The color of each side that has one.
    let sides: [PictureLayout.Side: SRGB8]
    let ground: PictureGround?
    /// The part of the border with this color.
    let share: Double
    /// The bleed; nil if more than half of the sides that count is transparent.
    let bleed: BleedRule.Finding?
    /// The exact colors that each have a ``flatShare`` of the border: flat art.
    let flat: [SRGB8]

    /// The minimum part of one color in a plain border: three of four sides without the corners, where something may
    /// touch the fourth.
    private static let plainShare = 0.7

    /// The maximum distance of a plain background's colors from its most frequent one: two just noticeable differences,
    /// for the noise of JPEG and of a photographer's white.
    static let plainDistance = 2 * PaletteClustering.justNoticeable

    /// The minimum part of the border with the exact color of flat art: most of one side of a square, and half of a
    /// long side of a banner.
    private static let flatShare = 0.2

    init(_ points: [BorderPoint], capacity: SIMD4<UInt64>, _ exact: (ColorMode) -> SRGB8) {
        // Nearly always all of them: only a cut-out's outline is elsewhere.
        let points = points.filter { $0.isOfBorder }
        let room = SIMD4<Double>(capacity)
        /// Returns the most frequent color of the sides that count, if at least half is opaque.
        func densest(_ parts: SIMD4<Double>) -> ColorMode? {
            let colors = WeightedColors(
                points.indices, color: { points[$0].oklab }, weight: { (points[$0].border * parts).sum() })
            guard colors.total * 2 >= (room * parts).sum() else { return nil }
            return ColorMode(colors, within: Self.plainDistance, flat: { points[$0].flat(onSides: parts) })
        }
        let whole = densest(SIMD4(repeating: 1))
        color = whole.map(exact)
        share = whole.map { $0.weight / room.sum() } ?? 0
        var sides: [PictureLayout.Side: SRGB8] = [:]
        for side in PictureLayout.Side.allCases {
            var part = SIMD4<Double>.zero
            part[side.rawValue] = 1
            sides[side] = densest(part).map(exact)
        }
        self.sides = sides
        bleed = BleedRule.find(points, capacity: room, exact)
        flat = points.compactMap { point in
            guard point.border.sum() >= Self.flatShare * room.sum() else { return nil }
            let own = point.flat(onSides: SIMD4(repeating: 1))
            return own.weight >= Self.flatShare * room.sum() ? own.color : nil
        }
        let opaque = points.reduce(0) { $0 + $1.border.sum() }
        if room.sum() > 0, opaque <= (1 - Self.plainShare) * room.sum() {
            ground = .transparent
        } else if let whole, share >= Self.plainShare {
            ground = .plain(exact(whole))
        } else {
            ground = nil
        }
    }
}
