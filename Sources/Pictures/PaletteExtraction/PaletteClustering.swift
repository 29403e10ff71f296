internal import ColorScience

/// The grouping of a picture's colors, with a color that represents each group.
///
/// The groups are formed by weighted k-means in Oklab (Lloyd's iteration, doi:10.1109/TIT.1982.1056489). The start is
/// deterministic, unlike k-means++ (Arthur and Vassilvitskii 2007): the heaviest color, then repeatedly the color with
/// the largest weight × squared distance to the centers so far.
///
/// Then each group gets its color. If one color has enough of the group, it is that color, with its exact value in flat
/// art. Otherwise, it is the median. This step is repeated after ``AccentSelection`` has changed the groups.
enum PaletteClustering {
    struct Cluster {
        var color: Oklab
        /// The exact value in the picture's own space, if the color is flat; else nil.
        var flat: SRGB8?
        var weight: Double
        /// The mean distance from the top of the picture, 0 … 1.
        var height: Double
    }

    /// The factor for lightness differences relative to hue and chroma while groups are formed.
    ///
    /// Oklab lightness ranges from 0 to 1, but the chroma of sRGB only to 0.32. With a third, black and white are as
    /// far apart as gray and the strongest color. So light and shade of one object stay together, and a small patch of
    /// another color isn't lost.
    static let lightnessScale = 1.0 / 3

    /// The maximum number of Lloyd iterations.
    private static let maximumRounds = 24

    /// The largest movement of a center at which the iteration stops: a tenth of the just noticeable difference.
    private static let settled = justNoticeable / 10

    /// The ΔE OK distance below which two colors look the same side by side.
    ///
    /// CSS Color 4, section 13.2.1, calls 0.02 just noticeable. A picture may have fewer such colors than requested.
    static let justNoticeable = 0.02

    /// The minimum part of a group that a color and its shades must fill to represent the group.
    ///
    /// In a reduced picture, text has its own color in about a third of its pixels. In a gradient, no color has that
    /// much.
    private static let modeShare = 0.3

    /// The number of steps in which the other groups' colors move toward their medians.
    ///
    /// More steps change less than is visible.
    private static let medianRounds = 4

    /// Finds the groups.
    ///
    /// - Parameter border: the flat colors with a large share of the border.
    static func find(in points: [HistogramPoint], count: Int, border: [AccentSelection.Choice]) -> [Cluster] {
        // Cells of twice the edge length show the groups just as well, and are eight times fewer.
        let merged = points.merged
        var coarse = WeightedKMeans(merged, lightnessScale: lightnessScale)
        coarse.start(count: count, alike: justNoticeable)
        for _ in 0..<maximumRounds {
            if coarse.moveToMeans() <= settled { break }
        }
        var grouping = WeightedKMeans(points, lightnessScale: lightnessScale)
        grouping.centers = coarse.centers
        grouping.assign()
        let modes = zip(grouping.members, grouping.sums(points)).map { members, sum in
            ColorMode(
                WeightedColors(members, color: { points[$0].oklab }, weight: { points[$0].weight }),
                within: justNoticeable, flat: { points[$0].flat }
            ).flatMap { $0.weight >= modeShare * sum.weight ? $0 : nil }
        }
        // Lightness now has its full weight, because the distance of each color from its representative matters.
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
        return grouping.sums(points).enumerated().compactMap { index, sum in
            guard sum.weight > 0 else { return nil }
            return Cluster(
                color: choices[index].color, flat: choices[index].flat, weight: sum.weight,
                height: sum.height / sum.weight)
        }
    }

    /// Returns the choices, some of them moved to the medians of their groups.
    ///
    /// A choice stays if it would otherwise look like another one.
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
