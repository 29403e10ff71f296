internal import ColorScience

/// The rule that chooses the backdrop of a picture.
///
/// - If the border is plain, its color is the backdrop.
/// - Behind a cut-out, it is the first color that contrasts with the outline: the tint, then the swatches.
/// - Otherwise, it is the swatch with the highest score: its share of the picture times its chroma plus a constant.
///   People choose a color with a large share, and a color rather than a gray. The constant lets a picture without
///   colors have its largest gray.
/// - If the two best scores are nearly the same, it is the bleed, if that has a third of the border.
package enum BackdropRule {
    /// The OKLCH lightness from which a colorless background counts as white.
    ///
    /// It is the lightness of #E6E6E6, to which the white in studio photos falls off. Gray and black backgrounds are
    /// deliberate, and count as part of the picture.
    static let whiteLightness = 0.92

    /// The ΔE OK distance within which a color is a shade of a plain background, as in soft shadows.
    static let groundDistance = 5 * PaletteClustering.justNoticeable

    /// The minimum share of a subject in the picture; less is text on a background.
    static let subjectShare = 0.1

    /// The minimum fraction of a cut-out's outline that contrasts with a color behind it.
    ///
    /// It isn't all of the outline, because no color contrasts with all of a many-colored product.
    package static let setOffShare = 0.75

    /// The number of swatches among which the rule chooses, regardless of the requested number.
    static let candidateCount = 5

    /// The lead of the best score below which the border decides, as a fraction of all scores.
    ///
    /// In 6.5 of 7 posters with a smaller lead, the bleed was the better choice (`Scripts/bench/RESULTS.md`).
    static let leastLead = 0.15

    /// The minimum score of the gradient's third color, as a fraction of the second color's.
    private static let thirdShare = 0.5

    /// The maximum Oklab lightness difference of a middle stop from both ends; beyond it, the stop looks like a band.
    private static let bandLightness = 0.15

    /// The cosine of 60°: hues that differ by more are unrelated.
    private static let unrelatedCosine = 0.5

    /// Returns the score of a swatch, 0 … about 0.36.
    package static func score(_ swatch: Swatch) -> Double {
        swatch.weight * (Oklab(swatch.color).chroma + Oklab.grayChroma)
    }

    /// Returns how far the first candidate is ahead of the second, as a fraction of all scores, 0 … 1.
    static func lead(_ ranked: [Swatch]) -> Double {
        let scores = ranked.map(score)
        let total = scores.reduce(0, +)
        return total > 0 ? (scores[0] - (scores.count > 1 ? scores[1] : 0)) / total : 0
    }

    /// Returns the color behind a cut-out, and the fraction of its outline that contrasts with it.
    ///
    /// The result is the first color with enough contrast, otherwise the best one.
    ///
    /// The tint comes before the swatches, because a subject doesn't stand out from its own color. In a blind
    /// comparison, a series of tints with one lightness was also ranked far ahead of swatches
    /// (`Scripts/bench/RESULTS.md`).
    static func behind(
        _ outline: PictureOutline, _ tint: Tint, _ candidates: some Sequence<(Swatch, Double)>
    ) -> (color: SRGB8, separation: Double) {
        var all = [tint.light, tint.dark].map { (color: $0, separation: outline.separation(from: $0)) }
        all += candidates.map { (color: $0.0.color, separation: $0.1) }
        return all.first { $0.separation >= setOffShare }
            ?? all.dropFirst().reduce(all[0]) { $1.separation > $0.separation ? $1 : $0 }
    }

    /// Returns the candidates in descending order of score; equal scores keep their order.
    static func ranked(_ candidates: [Swatch]) -> [Swatch] {
        candidates.enumerated().sorted { first, second in
            let (a, b) = (score(first.element), score(second.element))
            return a > b || a == b && first.offset < second.offset
        }.map { $0.element }
    }

    /// Returns two or three colors for a gradient from the top of the picture to its bottom.
    ///
    /// They are the first candidate and the best other one with a related hue. A third one is added if its score is at
    /// least half the second's, its hue is related to both, and it isn't a band.
    ///
    /// - Parameter isAllowed: whether a color may be in the gradient.
    /// - Returns: nil if there are no two such colors.
    static func gradient(_ ranked: [Swatch], where isAllowed: (SRGB8) -> Bool) -> [SRGB8]? {
        var stops: [Swatch] = []
        for candidate in ranked where isAllowed(candidate.color) {
            guard stops.count < 2 || score(candidate) >= thirdShare * score(stops[1]) else { break }
            guard stops.allSatisfy({ areRelated($0, candidate) }) else { continue }
            let more = (stops + [candidate]).enumerated().sorted { first, second in
                (first.element.height, first.offset) < (second.element.height, second.offset)
            }.map { $0.element.color }
            if hasBand(more) { continue }
            stops.append(candidate)
            if stops.count == 3 { break }
        }
        guard stops.count > 1 else { return nil }
        return stops.enumerated().sorted { first, second in
            (first.element.height, first.offset) < (second.element.height, second.offset)
        }.map { $0.element.color }
    }

    private static func areRelated(_ first: Swatch, _ second: Swatch) -> Bool {
        let (one, other) = (Oklab(first.color), Oklab(second.color))
        let product = one.chroma * other.chroma
        guard min(one.chroma, other.chroma) >= Oklab.grayChroma else { return true }
        return one.a * other.a + one.b * other.b >= unrelatedCosine * product
    }

    private static func hasBand(_ colors: [SRGB8]) -> Bool {
        guard colors.count == 3 else { return false }
        let lightness = colors.map { Oklab($0).lightness }
        return lightness[1] > max(lightness[0], lightness[2]) + bandLightness
            || lightness[1] < min(lightness[0], lightness[2]) - bandLightness
    }
}
