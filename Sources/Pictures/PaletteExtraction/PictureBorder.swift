package import ColorScience

/// The kind of plain background around a picture's subject; nil for any other background.
package enum PictureGround: Sendable, Equatable {
    case transparent
    case plain(SRGB8)
}

struct PictureBorder {
    /// The most typical color of the whole border; nil if more than half of the border is transparent.
    let color: SRGB8?
    /// The color of each side, except transparent sides.
    let sides: [PictureLayout.Side: SRGB8]
    let ground: PictureGround?
    /// The part of the border, 0 … 1, that has the most typical color; 0 if ``color`` is nil.
    let share: Double
    let bleed: BleedRule.Finding?
    /// The flat colors (exact values in flat art) that each fill at least ``flatShare`` of the border.
    let flat: [SRGB8]

    /// The minimum part of the border of a plain background: three sides without corners.
    private static let plainShare = 0.7

    /// The maximum ΔE OK distance of a plain background's colors, for JPEG noise and uneven light on white.
    static let plainDistance = 2 * PaletteClustering.justNoticeable

    /// The minimum part of the border of a ``flat`` color: most of a square's side, or half of a banner's long side.
    private static let flatShare = 0.2

    /// - Parameter isMostlyTransparent: whether most of the picture is transparent. It is then a cut-out even if the
    ///   border isn't transparent, such as an icon that touches all sides.
    init(
        _ points: [BorderPoint], capacity: SIMD4<UInt64>, isMostlyTransparent: Bool, _ exact: (ColorMode) -> SRGB8
    ) {
        let room = SIMD4<Double>(capacity)
        /// Returns the most typical color of the sides, weighted by `parts`, unless most of them is transparent.
        func densest(_ parts: SIMD4<Double>) -> ColorMode? {
            let colors = points.colors(onSides: parts)
            guard colors.total * 2 >= (room * parts).sum() else { return nil }
            return points.mode(of: colors, onSides: parts, within: Self.plainDistance)
        }
        let whole = densest(SIMD4(repeating: 1))
        color = whole.map(exact)
        share = whole.map { $0.weight / room.sum() } ?? 0
        var sides: [PictureLayout.Side: SRGB8] = [:]
        for side in PictureLayout.Side.allCases {
            var part = SIMD4<Double>.zero
            part[side.rawValue] = 1
            if let color = densest(part) { sides[side] = exact(color) }
        }
        self.sides = sides
        bleed = BleedRule.find(points, capacity: room, exact)
        flat = points.compactMap { point in
            guard point.border.sum() >= Self.flatShare * room.sum() else { return nil }
            let own = point.flat(onSides: SIMD4(repeating: 1))
            return own.weight >= Self.flatShare * room.sum() ? own.color : nil
        }
        let opaque = points.reduce(0) { $0 + $1.border.sum() }
        if isMostlyTransparent || room.sum() > 0 && opaque <= (1 - Self.plainShare) * room.sum() {
            ground = .transparent
        } else if let whole, share >= Self.plainShare {
            ground = .plain(exact(whole))
        } else {
            ground = nil
        }
    }
}
