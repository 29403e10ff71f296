internal import ColorScience

/// The rule that finds the bleed: the color that continues a picture past its edges.
///
/// The upper, left and right side of the border count equally. The lower side doesn't count, because objects stand on
/// it. The color that leads has, together with its shades, the largest part of these sides. The bleed is its most
/// typical shade, with the exact value if that is flat.
package enum BleedRule {
    private static let sides: [PictureLayout.Side] = [.top, .left, .right]

    /// The ΔE OK distance within which one color is a shade of another, as in soft light on a background.
    ///
    /// All values from 0.08 to 0.15 fit the colors that people chose for banners equally well.
    static let shadeDistance = BackdropRule.groundDistance

    /// The ΔE OK distance beyond which two sides have different colors.
    static let sideDistance = PictureBorder.plainDistance

    /// The minimum part of the counted sides that the bleed must have to decide the backdrop: one of the three.
    ///
    /// In a street scene, for example, no color of the border has that much.
    static let groundShare = 1.0 / 3

    /// The bleed, and how clearly it leads on the counted sides.
    struct Finding {
        let color: SRGB8
        /// The part of the sides that the leading color has with its shades, 0 … 1.
        let share: Double
        /// The lead of this color with its shades over any other color with its shades, as a fraction of the sides.
        let lead: Double
        /// A function that returns the part of the sides that each given color has with its shades, 0 … 1.
        let shares: ([SRGB8]) -> [Double]
    }

    /// Finds the bleed; nil if more than half of the counted sides is transparent.
    ///
    /// - Parameters:
    ///   - points: the colors of the border.
    ///   - capacity: the weight that each side would have if all its pixels were opaque.
    ///   - exact: returns the sRGB color of a mode.
    static func find(
        _ points: [BorderPoint], capacity: SIMD4<Double>, _ exact: (ColorMode) -> SRGB8
    ) -> Finding? {
        var parts = SIMD4<Double>.zero
        for side in sides where capacity[side.rawValue] > 0 {
            parts[side.rawValue] = 1 / (capacity[side.rawValue] * Double(sides.count))
        }
        func colors(_ counts: (Int) -> Bool) -> WeightedColors {
            WeightedColors(
                points.indices, color: { points[$0].oklab },
                weight: { counts($0) ? (points[$0].border * parts).sum() : 0 })
        }
        func densest(_ colors: WeightedColors, within radius: Double) -> ColorMode? {
            ColorMode(colors, within: radius, flat: { points[$0].flat(onSides: parts) })
        }
        let all = colors { _ in true }
        let total = all.total
        guard total >= 0.5, let shades = densest(all, within: shadeDistance) else { return nil }
        let isShade = points.map { $0.oklab.distance(to: shades.center) <= shadeDistance }
        guard let color = densest(colors { isShade[$0] }, within: PaletteClustering.justNoticeable) else { return nil }
        let second = densest(colors { !isShade[$0] }, within: shadeDistance)
        return Finding(
            color: exact(color), share: shades.weight / total,
            lead: max(0, shades.weight - (second?.weight ?? 0)) / total,
            shares: { colors in
                colors.map { color in
                    var share = 0.0
                    all.forEach(notFartherFrom: Oklab(color), than: shadeDistance) { share += $1 / total }
                    return share
                }
            })
    }

    /// Whether the left and right sides differ by more than shades of one color.
    static func isTwoSided(_ edges: [PictureLayout.Side: SRGB8]) -> Bool {
        guard let left = edges[.left], let right = edges[.right] else { return false }
        return Oklab(left).distance(to: Oklab(right)) > 2 * shadeDistance
    }

    /// Returns a gradient from left to right if these sides differ, otherwise from top to bottom; nil if neither pair
    /// does.
    static func gradient(_ edges: [PictureLayout.Side: SRGB8]) -> BleedGradient? {
        func differ(_ first: PictureLayout.Side, _ second: PictureLayout.Side) -> [SRGB8]? {
            guard let first = edges[first], let second = edges[second],
                Oklab(first).distance(to: Oklab(second)) > sideDistance
            else { return nil }
            return [first, second]
        }
        return differ(.left, .right).map { BleedGradient(end: .right, colors: $0) }
            ?? differ(.top, .bottom).map { BleedGradient(end: .bottom, colors: $0) }
    }
}
