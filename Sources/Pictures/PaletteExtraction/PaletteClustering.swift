internal import ColorScience

/// Groups the colors of a picture and finds what stands for each group.
///
/// First weighted k-means in Oklab with a fixed start: the heaviest color, then each time the color with the largest
/// weight × squared distance to the centers so far, the deterministic form of k-means++ (Arthur and Vassilvitskii
/// 2007), and Lloyd's iteration (doi:10.1109/TIT.1982.1056489). Then a group in which much is of one color becomes
/// that color, to the exact value where the art is flat, and the others move on to their medians; once more where
/// ``AccentSelection`` has given them other groups.
enum PaletteClustering {
    struct Cluster {
        var color: Oklab
        /// The same to the exact value, in the picture's own space, where the art is flat.
        var flat: SRGB8?
        var weight: Double
        /// The mean distance from the top of the picture, 0 … 1.
        var height: Double
    }

    /// How much a difference of lightness counts beside one of hue or chroma, while groups are formed.
    ///
    /// Oklab's lightness runs from 0 to 1, the chroma of sRGB from 0 to 0.32: by a third, black and white are as far
    /// apart as gray and the strongest color. Light and shade on one thing then stay together, and a small patch of a
    /// color of its own is not lost among them.
    static let lightnessScale = 1.0 / 3

    /// Lloyd's iteration ends here at the latest.
    private static let maximumRounds = 24

    /// The iteration has settled when no center moves further: a tenth of what is just noticeable.
    private static let settled = justNoticeable / 10

    /// Two colors nearer than this look the same side by side (ΔE OK; CSS Color 4, section 13.2.1, calls 0.02 just
    /// noticeable), so the picture has fewer colors than were asked for.
    static let justNoticeable = 0.02

    /// A color that fills this part of its cluster, with what looks like it, stands for the cluster.
    ///
    /// A third or so is as much as lettering keeps of its own color when a picture is reduced; shades that run into
    /// one another have less in any one place.
    private static let modeShare = 0.3

    /// How often the clusters without such a color move towards their medians; further rounds change less than can be
    /// seen.
    private static let medianRounds = 4

    /// - Parameter border: the colors of flat art that have much of the border.
    static func find(in points: [HistogramPoint], count: Int, border: [AccentSelection.Choice]) -> [Cluster] {
        // Where the groups lie is seen as well in cells of twice the edge, of which there are eight times fewer.
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
        // From here on lightness counts in full: what matters now is how near each color is to the one that stands for
        // it.
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

    /// The choices with some of them moved on to the medians of the groups that they have beside the others; one that
    /// would come to look like another stays.
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
