internal import ColorScience

/// The rule that finds the bleed: the color that continues a picture past its edges.
///
/// The top, left and right sides of the border count equally. The bottom doesn't count, because objects stand on it.
/// The leading color fills the largest part of these sides together with its shades. The bleed is the most typical of
/// these shades; if that is a flat color, its exact value.
package enum BleedRule {
    private static let sides: [PictureLayout.Side] = [.top, .left, .right]

    /// The ΔE OK distance within which one color is a shade of another, such as soft light on a background.
    ///
    /// All values from 0.08 to 0.15 match the colors that people chose for banners equally well.
    static let shadeDistance = BackdropRule.groundDistance

    static let sideDistance = PictureBorder.plainDistance

    /// The minimum part of the three counted sides that the bleed must fill to become the backdrop: one whole side.
    ///
    /// In a street scene, for example, no color fills that much of the border.
    static let groundShare = 1.0 / 3

    struct Finding {
        let color: SRGB8
        /// The part of the counted sides that the leading color and its shades fill, 0 … 1.
        let share: Double
        /// How far the leading color and its shades are ahead of the next color and its shades, as a fraction of the
        /// sides.
        let lead: Double
        /// A function that returns, for each given color, the part of the sides that it and its shades fill, 0 … 1.
        let shares: ([SRGB8]) -> [Double]
    }

    /// Finds the bleed; nil if more than half of the counted sides is transparent.
    ///
    /// - Parameters:
    ///   - capacity: the weight that each side would have if all of its pixels were opaque.
    ///   - exact: returns the sRGB color of a mode.
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
                    all.forEach(notFartherFrom: Oklab(color), than: shadeDistance) { share += $1 / total }
                    return share
                }
            })
    }

    static func isTwoSided(_ edges: [PictureLayout.Side: SRGB8]) -> Bool {
        guard let left = edges[.left], let right = edges[.right] else { return false }
        return Oklab(left).distance(to: Oklab(right)) > 2 * shadeDistance
    }

    /// Returns the gradient from left to right if these sides differ, or else from top to bottom if those differ.
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
