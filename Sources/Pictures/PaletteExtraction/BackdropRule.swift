internal import ColorScience

/// Chooses the color to put behind a picture.
///
/// The rule, in five sentences. Where the border is plain its color wins. Behind a cut-out is what sets it off, its
/// tint before its swatches. Elsewhere a swatch scores its share of the picture times its chroma plus a little, and the
/// highest wins: a person takes a color that the picture really has, much of it, and a color rather than a gray. The
/// little lets a picture without colors have its largest gray. Where the two best score nearly the same, the bleed is
/// the backdrop, if it has a third of the border.
package enum BackdropRule {
    /// The OKLCH lightness from which a ground without color is white.
    ///
    /// That of #E6E6E6, as far as a photographer's white falls off. Gray and black grounds are chosen by somebody, and
    /// stay.
    static let whiteLightness = 0.92

    /// A color nearer to a plain ground than this is a shade of it, ΔE OK: five times what is just noticeable, as soft
    /// shadows are.
    static let groundDistance = 5 * PaletteClustering.justNoticeable

    /// How much of a picture its subject has, at least, if there is one: less is lettering on a ground.
    static let subjectShare = 0.1

    /// How much of the outline of a cut-out a color sets off, at least, to be behind it.
    ///
    /// Three sides of four, as a ``PictureBorder`` is plain: of a product in many colors none sets off all.
    package static let setOffShare = 0.75

    /// How many swatches the rule chooses from, whatever number of them is asked for.
    static let candidateCount = 5

    /// The lead in score below which the border decides.
    ///
    /// Orange and brown behind posters had less, and the bleed was better in 6.5 of 7 (`Scripts/bench/RESULTS.md`).
    static let leastLead = 0.15

    /// The second color's score a third one must have half of, to be a stop of the gradient.
    private static let thirdShare = 0.5

    /// A middle stop that is lighter or darker than both ends by more than this looks like a band, Oklab lightness.
    private static let bandLightness = 0.15

    /// Two colors with a hue whose hues differ by more than 60° are unrelated.
    private static let unrelatedCosine = 0.5

    /// What a swatch scores, 0 … about 0.36.
    package static func score(_ swatch: Swatch) -> Double {
        swatch.weight * (Oklab(swatch.color).chroma + Oklab.grayChroma)
    }

    /// By how much the first of ranked candidates leads the second, as a part of what all score, 0 … 1.
    static func lead(_ ranked: [Swatch]) -> Double {
        let scores = ranked.map(score)
        let total = scores.reduce(0, +)
        return total > 0 ? (scores[0] - (scores.count > 1 ? scores[1] : 0)) / total : 0
    }

    /// What is behind a cut-out, and how much of its outline that sets off: the first that does so of the light tint,
    /// the dark one and the candidates; else the one of them that does so best.
    ///
    /// The tint is before the swatches because a subject drowns in its own color, and because side by side a series of
    /// one lightness was ranked far before its swatches, by eye and without knowing which was which
    /// (`Scripts/bench/RESULTS.md`).
    static func behind(
        _ outline: PictureOutline, _ tint: Tint, _ candidates: some Sequence<(Swatch, Double)>
    ) -> (color: SRGB8, separation: Double) {
        var all = [tint.light, tint.dark].map { (color: $0, separation: outline.separation(from: $0)) }
        all += candidates.map { (color: $0.0.color, separation: $0.1) }
        return all.first { $0.separation >= setOffShare }
            ?? all.dropFirst().reduce(all[0]) { $1.separation > $0.separation ? $1 : $0 }
    }

    /// The candidates in falling score, the one of greater share first of equal ones.
    static func ranked(_ candidates: [Swatch]) -> [Swatch] {
        candidates.enumerated().sorted { first, second in
            let (a, b) = (score(first.element), score(second.element))
            return a > b || a == b && first.offset < second.offset
        }.map { $0.element }
    }

    /// Two or three colors for a gradient from the top of the picture to its bottom.
    ///
    /// The first candidate, the best other one of a related hue, and a third where it has at least half the second's
    /// score, is related to both and makes no band between them.
    ///
    /// - Parameter isAllowed: whether a color may be in the gradient.
    /// - Returns: nil where there are no two such colors.
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
