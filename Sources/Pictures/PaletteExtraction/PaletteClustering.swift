internal import ColorScience

/// A grouping of a picture's colors, which finds one color to represent each group.
///
/// The groups come from weighted k-means in Oklab (Lloyd's iteration, doi:10.1109/TIT.1982.1056489). Unlike in
/// k-means++ (Arthur and Vassilvitskii 2007), the first centers aren't random. The heaviest color is the first center.
/// Each further center is the color with the largest weight × squared distance to the nearest center so far.
///
/// If one color and its shades fill enough of a group, that color represents the group, with the exact value in flat
/// art. Otherwise, the group's median represents it. Finally, ``AccentSelection`` improves these colors.
enum PaletteClustering {
    struct Cluster {
        var color: Oklab
        /// The exact value in the picture's own color space, if enough of the group has this value; otherwise nil.
        var flat: SRGB8?
        var weight: Double
        var height: Double
    }

    /// The factor for lightness differences, relative to hue and chroma, while groups are formed.
    ///
    /// Oklab lightness ranges from 0 to 1, but the chroma of sRGB only to 0.32. With a factor of a third, black and
    /// white are as far apart as gray and the strongest color. So the lit and shaded parts of one object stay together,
    /// and a small patch of another color isn't lost.
    static let lightnessScale = 1.0 / 3

    private static let maximumRounds = 24

    /// The movement of the centers at which the iteration stops: a tenth of the just noticeable difference in Oklab.
    private static let settled = justNoticeable / 10

    /// The ΔE OK distance below which two colors look the same side by side (CSS Color 4, section 13.2.1).
    static let justNoticeable = 0.02

    /// The minimum part of a group that a color and its shades must fill to represent the group.
    ///
    /// About a third of the pixels of a reduced text have its color. In a gradient, no color fills that much.
    private static let modeShare = 0.3

    /// The number of steps of centers toward their medians; more steps change nothing visible.
    private static let medianRounds = 4

    /// - Parameter border: the flat colors (exact values in flat art) that each fill a fifth or more of the border.
    static func find(in points: [HistogramPoint], count: Int, border: [AccentSelection.Choice]) -> [Cluster] {
        // Groups cells of twice the edge length. The result is as good, and there are up to eight times fewer colors.
        let merged = points.merged
        var coarse = WeightedKMeans(merged, lightnessScale: lightnessScale)
        coarse.start(count: count, alike: justNoticeable)
        for _ in 0..<maximumRounds {
            if coarse.moveToMeans() <= settled { break }
        }
        var grouping = WeightedKMeans(points, lightnessScale: lightnessScale)
        grouping.centers = coarse.centers
        grouping.assign()
        let modes = zip(grouping.members, grouping.totals()).map { members, sum in
            ColorMode(
                WeightedColors(members, color: { points[$0].oklab }, weight: { points[$0].weight }),
                within: justNoticeable, flat: { points[$0].flat }
            ).flatMap { $0.weight >= modeShare * sum.weight ? $0 : nil }
        }
        // From here on, lightness has its full weight, because the distance of each color from its swatch matters.
        grouping.lightnessScale = 1
        grouping.centers = zip(grouping.centers, modes).map { center, mode in
            mode?.center.vector ?? center * SIMD4(1 / lightnessScale, 1, 1, 1)
        }
        let loose = modes.indices.filter { modes[$0] == nil }
        if !loose.isEmpty {
            for _ in 0..<medianRounds { grouping.moveToMedians(loose, nearest: justNoticeable / 5) }
        }
        let found = zip(grouping.centers, modes).map { center, mode in
            AccentSelection.Choice(color: Oklab(center), flat: mode?.flat)
        }
        var choices = AccentSelection(merged).improved(found, border: border, count: count)
        if !choices.elementsEqual(found, by: { $0.color == $1.color }) {
            let medians = choices.indices.filter { number in loose.contains { found[$0].color == choices[number].color }
            }
            choices = moved(choices, medians, in: &grouping)
        }
        grouping.centers = choices.map { $0.vector }
        grouping.assign()
        return grouping.totals().enumerated().compactMap { index, sum in
            guard sum.weight > 0 else { return nil }
            return Cluster(
                color: choices[index].color, flat: choices[index].flat, weight: sum.weight,
                height: sum.height / sum.weight)
        }
    }

    /// Returns the choices, of which those at `named` have moved to the medians of their groups, unless they get twins.
    private static func moved(
        _ choices: [AccentSelection.Choice], _ named: [Int], in grouping: inout WeightedKMeans
    ) -> [AccentSelection.Choice] {
        grouping.centers = choices.map { $0.vector }
        for _ in 0..<medianRounds { grouping.moveToMedians(named, nearest: justNoticeable / 5) }
        var choices = choices
        for number in named {
            let moved = AccentSelection.Choice(color: Oklab(grouping.centers[number]))
            let others = choices.indices.filter { $0 != number }.map { choices[$0] }
            if !AccentSelection.hasTwin(moved, others) { choices[number] = moved }
        }
        return choices
    }
}
