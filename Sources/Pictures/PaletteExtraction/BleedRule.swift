internal import ColorScience

/// Finds the color that continues a picture past its edges: its bleed, in printers' terms.
///
/// The rule: The upper, left and right side of the border count equally, and the lower one doesn't, because objects
/// stand on it. Of the colors there, the one with the most shades of itself leads. The bleed is the typical shade, to
/// the exact value if the art is flat.
package enum BleedRule {
    private static let sides: [PictureLayout.Side] = [.top, .left, .right]

    /// A color closer than this is a shade of another, ΔE OK, as in soft light and shadow on a background.
    ///
    /// Any value from 0.08 to 0.15 meets the colors that people chose for banners equally well.
    static let shadeDistance = BackdropRule.groundDistance

    /// Two sides have different colors if these are farther apart than the colors of one side, ΔE OK.
    static let sideDistance = PictureBorder.plainDistance

    /// How much of the sides that count a ground has at least: as much as one whole side of the three.
    ///
    /// The border of a street scene is a jumble: its most frequent color is no ground.
    static let groundShare = 1.0 / 3

    /// The result at the sides that count.
    struct Finding {
        let color: SRGB8
        /// How much of the sides the leading color has with its shades, 0 … 1.
        let share: Double
        /// The lead of the leading color and its shades over any other color and its shades, as a fraction of the
        /// sides.
        let lead: Double
        /// Returns the part of the sides that each of some colors and its shades have, 0 … 1.
        let shares: ([SRGB8]) -> [Double]
    }

    /// Finds the bleed; nil if more than half of the sides that count is transparent.
    ///
    /// - Parameters:
    ///   - points: the colors of the picture.
    ///   - capacity: the weight of each side if all its pixels were opaque.
    ///   - exact: returns the exact value of a color.
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
