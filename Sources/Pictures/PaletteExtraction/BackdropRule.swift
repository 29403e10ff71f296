internal import ColorScience

/// Chooses the backdrop of a picture.
///
/// The rule, in five sentences. Where the border is plain its color wins. Behind a cut-out is what sets it off, its
/// tint before its swatches. Elsewhere a swatch scores its share of the picture times its chroma plus a little, and the
/// highest wins: a person takes a color that the picture really has, much of it, and a color rather than a gray. The
/// little lets a picture without colors have its largest gray. Where the two best score nearly the same, the bleed is
/// the backdrop, if it has a third of the border.
package enum BackdropRule {
    /// The OKLCH lightness from which a colorless background is white.
    ///
    /// The lightness of #E6E6E6, where a photographer's white falls off. Gray and black backgrounds are deliberate and
    /// stay.
    static let whiteLightness = 0.92

    /// A color closer than this to a plain background is a shade of it, ΔE OK: five times the just noticeable
    /// difference, as in soft shadows.
    static let groundDistance = 5 * PaletteClustering.justNoticeable

    /// The minimum share of a subject in the picture: less is lettering on a background.
    static let subjectShare = 0.1

    /// The minimum part of a cut-out's outline that a color must set off to be behind it.
    ///
    /// Three of four sides, as for a plain ``PictureBorder``: no color sets off all of a product with many colors.
    package static let setOffShare = 0.75

    /// The number of swatches that the rule chooses from, regardless of the requested number.
    static let candidateCount = 5

    /// The lead in score below which the border decides.
    ///
    /// Orange and brown behind posters led by less, and the bleed was better in 6.5 of 7 (`Scripts/bench/RESULTS.md`).
    static let leastLead = 0.15

    /// The minimum score of the gradient's third color, as a fraction of the second color's.
    private static let thirdShare = 0.5

    /// The maximum Oklab lightness difference of a middle stop from both ends: a larger one looks like a band.
    private static let bandLightness = 0.15

    /// The cosine of 60°: hues that differ by more are unrelated.
    private static let unrelatedCosine = 0.5

    /// Returns the score of a swatch, 0 … about 0.36.
    package static func score(_ swatch: Swatch) -> Double {
        swatch.weight * (Oklab(swatch.color).chroma + Oklab.grayChroma)
    }

    /// Returns the lead of the first candidate over the second, as a fraction of all scores, 0 … 1.
    static func lead(_ ranked: [Swatch]) -> Double {
        let scores = ranked.map(score)
        let total = scores.reduce(0, +)
        return total > 0 ? (scores[0] - (scores.count > 1 ? scores[1] : 0)) / total : 0
    }

    /// Returns the color behind a cut-out, and the part of its outline that it sets off.
    ///
    /// The result is the first color that sets off enough, otherwise the best one.
    ///
    /// The tint comes before the swatches, because a subject drowns in its own color. In a blind comparison, a series
    /// of one lightness was also ranked far ahead of swatches (`Scripts/bench/RESULTS.md`).
    static func behind(
        _ outline: PictureOutline, _ tint: Tint, _ candidates: some Sequence<(Swatch, Double)>
    ) -> (color: SRGB8, separation: Double) {
        var all = [tint.light, tint.dark].map { (color: $0, separation: outline.separation(from: $0)) }
        all += candidates.map { (color: $0.0.color, separation: $0.1) }
        return all.first { $0.separation >= setOffShare }
            ?? all.dropFirst().reduce(all[0]) { $1.separation > $0.separation ? $1 : $0 }
    }

    /// Returns the candidates by descending score, and for equal scores by descending share.
    static func ranked(_ candidates: [Swatch]) -> [Swatch] {
        candidates.enumerated().sorted { first, second in
            let (a, b) = (score(first.element), score(second.element))
            return a > b || a == b && first.offset < second.offset
        }.map { $0.element }
    }

    /// Returns two or three colors for a gradient from the top of the picture to its bottom.
    ///
    /// The first candidate, the best other one with a related hue, and a third one if its score is at least half the
    /// second's, its hue is related to both, and it makes no band.
    ///
    /// - Parameter isAllowed: whether a color may be in the gradient.
    /// - Returns: nil if there aren't two such colors.
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
