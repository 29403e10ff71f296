internal import ColorScience

/// Groups the colors of a picture and finds a color that represents each group.
///
/// First, weighted k-means in Oklab with a fixed start: the heaviest color, then repeatedly the color with the largest
/// weight × squared distance to the centers so far, a deterministic form of k-means++ (Arthur and Vassilvitskii 2007),
/// and Lloyd's iteration (doi:10.1109/TIT.1982.1056489). Then a group with much of one color becomes that color, exact
/// if the art is flat, and the others move to their medians. The last step repeats after ``AccentSelection`` has
/// changed the groups.
enum PaletteClustering {
    struct Cluster {
        var color: Oklab
        /// The exact value in the picture's own space, if the art is flat.
        var flat: SRGB8?
        var weight: Double
        /// The mean distance from the top of the picture, 0 … 1.
        var height: Double
    }

    /// The weight of a lightness difference relative to hue or chroma, while groups are formed.
    ///
    /// Oklab lightness ranges from 0 to 1, the chroma of sRGB from 0 to 0.32. With a third, black and white are as far
    /// apart as gray and the strongest color. Light and shade on one object then stay together, and a small patch of a
    /// different color isn't lost.
    static let lightnessScale = 1.0 / 3

    /// The maximum number of Lloyd iterations.
    private static let maximumRounds = 24

    /// The iteration stops when no center moves farther than this: a tenth of the just noticeable difference.
    private static let settled = justNoticeable / 10

    /// Two colors closer than this look the same side by side, ΔE OK, so a picture may have fewer colors than
    /// requested. (CSS Color 4, section 13.2.1, calls 0.02 just noticeable.)
    static let justNoticeable = 0.02

    /// The minimum part of a cluster that a color and its like must fill to represent it.
    ///
    /// Lettering keeps about a third of its color when a picture is reduced; gradients have less of any one color.
    private static let modeShare = 0.3

    /// The number of times that clusters without such a color move toward their medians.
    ///
    /// More rounds change less than is visible.
    private static let medianRounds = 4

    /// - Parameter border: the flat-art colors with a large share of the border.
    static func find(in points: [HistogramPoint], count: Int, border: [AccentSelection.Choice]) -> [Cluster] {
        // Cells of twice the edge, eight times fewer, show the groups just as well.
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
        // From here on lightness counts in full, because the distance of each color from its representative matters
        // now.
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

    /// Returns the choices with some of them moved to the medians of their groups.
    ///
    /// A choice that would come to look like another one stays.
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
