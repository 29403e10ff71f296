internal import ColorScience

/// The rule that chooses the backdrop of a picture.
///
/// The bleed is the color that continues the picture past its edges (``BleedRule``).
///
/// - If the border has one plain color, the backdrop is that color.
/// - Behind a cut-out (a subject on a transparent background), the backdrop is the first color that contrasts with the
///   outline. The ``Tint`` is tried first, then the swatches.
/// - Otherwise, the backdrop is the swatch with the highest ``score(_:)``. There is one exception: if the two highest
///   scores are nearly equal and the bleed fills at least a third of the border, the backdrop is the bleed.
package enum BackdropRule {
    /// The OKLCH lightness from which a colorless background counts as white.
    ///
    /// The value is the lightness of #E6E6E6, to which the white in studio photos falls off. Gray and black backgrounds
    /// are deliberate, and count as part of the picture.
    static let whiteLightness = 0.92

    /// The ΔE OK distance within which a color counts as a shade of a plain background, such as a soft shadow.
    static let groundDistance = 5 * PaletteClustering.justNoticeable

    /// The minimum share of a subject on a white background; a smaller one is assumed to be text.
    static let subjectShare = 0.1

    /// The minimum fraction of the outline of a cut-out that must contrast with the backdrop.
    ///
    /// It is less than 1, because no color contrasts with every color of a many-colored product.
    package static let setOffShare = 0.75

    /// The number of swatches that compete to be the backdrop, however many swatches the palette should have.
    static let candidateCount = 5

    /// The minimum difference between the two best scores, as a fraction of the sum of all scores.
    ///
    /// Below this difference, the bleed is used. The value was tested on 31 banners by authors whose colors weren't
    /// used to choose it. With this rule, 97 % of the backdrops are within CIEDE2000 10 of the author's color; without
    /// the rule, 71 % (`Scripts/bench/RESULTS.md`).
    static let leastLead = 0.15

    /// The minimum score of the third color in a gradient, as a fraction of the second color's score.
    private static let thirdShare = 0.5

    /// The maximum difference in lightness of a gradient's middle color to both ends, without a visible band.
    private static let bandLightness = 0.15

    /// The cosine of 60°, the largest angle between hues that count as related.
    private static let unrelatedCosine = 0.5

    /// Returns the score of a swatch, 0 … about 0.36: its share of the picture × (its chroma + a constant).
    ///
    /// People choose colors with a large share, and prefer vivid colors to grays. Because of the constant, the gray
    /// with the largest share wins in a picture without vivid colors.
    package static func score(_ swatch: Swatch) -> Double {
        swatch.weight * (Oklab(swatch.color).chroma + Oklab.grayChroma)
    }

    static func lead(_ ranked: [Swatch]) -> Double {
        let scores = ranked.map(score)
        let total = scores.reduce(0, +)
        return total > 0 ? (scores[0] - (scores.count > 1 ? scores[1] : 0)) / total : 0
    }

    /// Returns a color to put behind a cut-out, and the fraction of the cut-out's outline that contrasts with it.
    ///
    /// The result is the first color that contrasts with enough of the outline, or else the color that contrasts with
    /// most of it. The tint is tried before the swatches, because a subject doesn't stand out from its own color. In a
    /// blind comparison, people also ranked tints of equal lightness far ahead of swatches
    /// (`Scripts/bench/RESULTS.md`).
    static func behind(
        _ outline: PictureOutline, _ tint: Tint, _ candidates: [Swatch], _ separations: [Double]
    ) -> (color: SRGB8, separation: Double) {
        var all = [tint.light, tint.dark].map { (color: $0, separation: outline.separation(from: $0)) }
        for (candidate, separation) in zip(candidates, separations) { all.append((candidate.color, separation)) }
        return all.first { $0.separation >= setOffShare }
            ?? all.dropFirst().reduce(all[0]) { $1.separation > $0.separation ? $1 : $0 }
    }

    static func ranked(_ candidates: [Swatch]) -> [Swatch] {
        candidates.ordered { -score($0) }
    }

    /// Returns two or three colors for a vertical gradient, from the top; nil if fewer than two are suitable.
    ///
    /// The first is the best candidate, and the second the next candidate that is related to it. A third is added if
    /// its score is at least half of the second's, if it is related to both, and if the gradient has no visible band.
    ///
    /// - Parameter ranked: the candidates, in descending order of score.
    static func gradient(_ ranked: [Swatch], where isAllowed: (SRGB8) -> Bool) -> [SRGB8]? {
        var stops: [Swatch] = []
        for candidate in ranked where isAllowed(candidate.color) {
            guard stops.count < 2 || score(candidate) >= thirdShare * score(stops[1]) else { break }
            guard stops.allSatisfy({ areRelated($0, candidate) }) else { continue }
            let more = (stops + [candidate]).ordered { $0.height }.map { $0.color }
            if hasBand(more) { continue }
            stops.append(candidate)
            if stops.count == 3 { break }
        }
        guard stops.count > 1 else { return nil }
        return stops.ordered { $0.height }.map { $0.color }
    }

    /// Whether the hues of two colors are at most 60° apart, or a gray, which has no dependable hue, is near the other:
    /// a gradient from gray to a vivid color looks muddy.
    private static func areRelated(_ first: Swatch, _ second: Swatch) -> Bool {
        let (one, other) = (Oklab(first.color), Oklab(second.color))
        let product = one.chroma * other.chroma
        guard min(one.chroma, other.chroma) >= Oklab.grayChroma else {
            return one.distance(to: other) <= 2 * groundDistance
        }
        return one.a * other.a + one.b * other.b >= unrelatedCosine * product
    }

    private static func hasBand(_ colors: [SRGB8]) -> Bool {
        guard colors.count == 3 else { return false }
        let lightness = colors.map { Oklab($0).lightness }
        return lightness[1] > max(lightness[0], lightness[2]) + bandLightness
            || lightness[1] < min(lightness[0], lightness[2]) - bandLightness
    }
}
