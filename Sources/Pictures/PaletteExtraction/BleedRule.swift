internal import ColorScience

/// Finds the color that continues a picture past its edges: its bleed, as printers say.
///
/// The rule, in three sentences. The upper, the left and the right side of the border count alike, and the lower one
/// not at all: things are on it. Of the colors there, the one with the most of its shades about it leads. The bleed is
/// what most of these shades look like, to the exact value where the art is flat.
package enum BleedRule {
    private static let sides: [PictureLayout.Side] = [.top, .left, .right]

    /// A color nearer than this is a shade of another, ΔE OK, as soft light and shadow on a ground are.
    ///
    /// What colors people chose for banners is met as well by anything from 0.08 to 0.15.
    static let shadeDistance = BackdropRule.groundDistance

    /// Two sides have different colors where these are farther apart than what one side is taken together within, ΔE
    /// OK.
    static let sideDistance = PictureBorder.plainDistance

    /// How much of the sides that count a ground has at least: as much as one whole side of the three.
    ///
    /// The border of a street scene is a jumble: its most frequent color is no ground.
    static let groundShare = 1.0 / 3

    /// What was found at the sides that count.
    struct Finding {
        let color: SRGB8
        /// How much of the sides the leading color has with its shades, 0 … 1.
        let share: Double
        /// By how much the leading color and its shades are more than any other and its shades, as a part of the sides.
        let lead: Double
        /// How much of the sides each of some colors has with its shades, 0 … 1.
        let shares: ([SRGB8]) -> [Double]
    }

    /// Finds it; nil where more than half of the sides that count is transparent.
    ///
    /// - Parameters:
    ///   - points: the colors of the picture.
    ///   - capacity: what the pixels of each side would weigh if all were opaque.
    ///   - exact: the exact value of a color.
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

    /// Whether the left and the right side are farther apart than shades of one color.
    static func isTwoSided(_ edges: [PictureLayout.Side: SRGB8]) -> Bool {
        guard let left = edges[.left], let right = edges[.right] else { return false }
        return Oklab(left).distance(to: Oklab(right)) > 2 * shadeDistance
    }

    /// From the left side to the right one where they differ, or else from the upper one to the lower one; nil where
    /// neither do.
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
