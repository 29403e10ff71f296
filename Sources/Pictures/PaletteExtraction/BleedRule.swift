internal import ColorScience

/// The rule that finds the bleed: the color that continues a picture past its edges.
///
/// The top, left and right sides of the border have the same weight, whatever their lengths. The bottom doesn't count,
/// because objects stand on it.
/// Similar colors on these sides (a color and its shades) form a group, and the heaviest group wins. Within this group,
/// the bleed is the heaviest color, where nearly identical colors count as one color. If at
/// least a quarter of that color's pixels have exactly the same value, the bleed is that value. Otherwise, the bleed is
/// the mean of that color's pixels.
package enum BleedRule {
    private static let sides: [PictureLayout.Side] = [.top, .left, .right]

    /// The ΔE OK distance within which one color is a shade of another, such as soft light on a background.
    ///
    /// All values from 0.08 to 0.15 match the colors that people chose for banners equally well.
    static let shadeDistance = BackdropRule.groundDistance

    static let sideDistance = PictureBorder.plainDistance

    /// The minimum part of the border of a bleed that is used as the backdrop: one whole side of three.
    static let groundShare = 1.0 / 3

    struct Finding {
        let color: SRGB8
        /// The part of the opaque top, left and right border that the bleed and its shades fill, 0 … 1.
        let share: Double
        /// ``share`` minus the part of the second most frequent color and its shades, 0 … 1.
        let lead: Double
        /// Returns, for each of some colors, the part of the opaque border that it and its shades fill, 0 … 1.
        let shares: ([SRGB8]) -> [Double]
    }

    /// Finds the bleed; nil if more than half of the top, left and right border is transparent.
    ///
    /// - Parameter capacity: the weight that each side of the border would have if all of its pixels were opaque.
    static func find(
        _ points: [BorderPoint], capacity: SIMD4<Double>, _ exact: (ColorMode) -> SRGB8
    ) -> Finding? {
        var parts = SIMD4<Double>.zero
        for side in sides where capacity[side.rawValue] > 0 {
            parts[side.rawValue] = 1 / (capacity[side.rawValue] * Double(sides.count))
        }
        func densest(_ colors: WeightedColors, within radius: Double) -> ColorMode? {
            points.mode(of: colors, onSides: parts, within: radius)
        }
        let all = points.colors(onSides: parts)
        let total = all.total
        guard total >= 0.5, let shades = densest(all, within: shadeDistance) else { return nil }
        let isShade = points.map { $0.oklab.distance(to: shades.center) <= shadeDistance }
        let ofShades = points.colors(onSides: parts) { isShade[$0] }
        guard let color = densest(ofShades, within: PaletteClustering.justNoticeable) else { return nil }
        let second = densest(points.colors(onSides: parts) { !isShade[$0] }, within: shadeDistance)
        return Finding(
            color: exact(color), share: shades.weight / total,
            lead: max(0, shades.weight - (second?.weight ?? 0)) / total,
            shares: { colors in
                colors.map { color in
                    var share = 0.0
                    all.forEach(notFartherFrom: Oklab(color).vector, than: shadeDistance) { share += $1 / total }
                    return share
                }
            })
    }

    static func isTwoSided(_ edges: [PictureLayout.Side: SRGB8]) -> Bool {
        guard let left = edges[.left], let right = edges[.right] else { return false }
        return Oklab(left).distance(to: Oklab(right)) > 2 * shadeDistance
    }

    /// Returns a gradient from left to right, or else from top to bottom, if the colors of the two sides differ.
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
