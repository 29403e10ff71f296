internal import ColorScience

/// An algorithm that brings the swatches of a palette closer to the colors that a person would name.
///
/// The error of a palette is the mean distance of the picture's colors from their nearest swatch. An accent is a
/// saturated color that occurs in the picture and differs from every swatch in hue or chroma.
///
/// 1. A flat color (an exact value in flat art) that fills much of the border replaces its nearest swatch.
/// 2. If two swatches are nearly equal, one of them is removed.
/// 3. While the palette has fewer swatches than requested, a swatch is added. This is the most distinctive accent, or
///    else the color that contributes most to the error.
/// 4. An accent replaces a swatch that is neither flat nor an accent.
/// 5. An accent replaces one of two swatches that are shades of one color, even if that swatch is flat.
/// 6. A family, which is a group of vivid colors with nearly the same hue, replaces a swatch if no swatch represents
///    the family.
///
/// Steps 1, 4, 5 and 6 each limit the growth of the error.
struct AccentSelection {
    struct Choice {
        var color: Oklab
        /// The exact value of a color in flat art; nil for any other color.
        var flat: SRGB8?
    }

    /// The CIEDE2000 distance below which two swatches are twins: five times the just noticeable difference.
    static let twinDistance = 5.0

    static let likelyTwin = 2.5 * PaletteClustering.justNoticeable

    static let accentShare = 0.003

    /// The minimum Oklab chroma of an accent: one and a half times the chroma at which people begin to name a hue.
    static let accentChroma = 1.5 * Oklab.grayChroma

    /// The minimum ΔE OK distance of an accent from every swatch, with lightness scaled as in ``PaletteClustering``.
    static let accentDistance = 3 * PaletteClustering.justNoticeable

    /// The allowed growth of the palette's error, as a fraction, in steps 1 and 4.
    static let allowedLoss = 0.05

    /// The CIEDE2000 distance below which two swatches are shades of one color.
    ///
    /// For 15 banners that two people colored independently, eleven pairs of their colors are closer than this.
    static let shadeDistance = 10.0

    /// The allowed growth of the palette's error, as a fraction, when an accent replaces one of two shades (step 5).
    ///
    /// The limit is large because a palette of similar shades has a small error. Over 257 pictures, the mean error
    /// grows by 2.3 %. Of the 38 pictures that change, 27 looked better and 4 worse (`Scripts/bench/RESULTS.md`).
    static let allowedLossOfShades = 0.5

    /// The allowed growth of the palette's error, as a fraction, when a family replaces a swatch (step 6).
    ///
    /// With this limit, 17 of the 334 families in 215 pictures have no swatch. Without step 6, 40 families have none.
    /// The mean error grows by 2 %.
    static let allowedLossOfFamilies = 0.35

    /// The minimum share of a family in the picture, 0 … 1, and the minimum Oklab chroma of its colors.
    private static let family = (share: 0.01, chroma: 2 * Oklab.grayChroma)

    /// The CIEDE2000 distance within which a swatch represents a family.
    static let familyDistance = 15.0

    /// The cosine of 15°, the maximum hue difference of a family's colors from its central color.
    private static let familyCosine = 0.966

    /// The numbers of high-scoring colors that are tried as accents, and as centers of families of vivid colors.
    private static let candidates = (accents: 12, families: 16)

    private let vectors: [SIMD4<Double>]
    private let weights: [Double]
    private let total: Double
    /// The indices of the colors that have enough chroma to be an accent.
    private let saturated: [Int]
    private let huefulVectors: [SIMD4<Double>]

    init(_ points: [HistogramPoint]) {
        vectors = points.map { $0.oklab.vector }
        weights = points.map { $0.weight }
        total = weights.reduce(0, +)
        let saturated = points.indices.filter { points[$0].oklab.chroma >= Self.accentChroma }
        huefulVectors = saturated.map { [vectors] in Self.hueful(vectors[$0]) }
        self.saturated = saturated
    }

    func improved(_ choices: [Choice], border: [Choice], count: Int) -> [Choice] {
        var choices = Self.withoutTwins(border.reduce(choices) { replacingShade(in: $0, by: $1) })
        while choices.count < count, let next = accent(choices) ?? mostWanted(choices) { choices.append(next) }
        guard choices.count > 2, !saturated.isEmpty else { return choices }
        // The first `others` choices may be replaced. Accents are appended behind them and stay.
        var others = choices.count
        for step in [Step.unnamed, .shades, .families] { putAccents(into: &choices, insteadOf: &others, step) }
        return choices
    }

    /// A step in which accents replace chosen swatches.
    private enum Step {
        /// Accents replace swatches that are neither accents nor flat colors.
        case unnamed
        /// Accents replace swatches that are shades of another swatch.
        case shades
        /// Families replace grays and less distinctive swatches.
        case families

        /// The maximum growth of the palette's error in this step, as a fraction of the earlier error.
        var loss: Double {
            switch self {
            case .unnamed: AccentSelection.allowedLoss
            case .shades: AccentSelection.allowedLossOfShades
            case .families: AccentSelection.allowedLossOfFamilies
            }
        }

        /// Returns whether this step may replace the swatch at an index.
        func mayGo(_ index: Int, _ choices: [Choice]) -> Bool {
            switch self {
            case .unnamed: !AccentSelection.isTelling(index, choices)
            case .shades: AccentSelection.hasShade(index, choices)
            // A flat gray may be replaced too, because people name the family rather than the gray.
            case .families: choices[index].color.chroma < Oklab.grayChroma || !AccentSelection.isTelling(index, choices)
            }
        }
    }

    /// Returns the choices after a flat color has replaced its nearest choice, if that is a shade of it and not flat.
    private func replacingShade(in choices: [Choice], by flat: Choice) -> [Choice] {
        let lab = Lab(Color(flat.color))
        let distances = choices.map { ciede2000(lab, Lab(Color($0.color))) }
        let nearest = distances.indices.min { distances[$0] < distances[$1] }
        guard let nearest, distances[nearest] < Self.shadeDistance, choices[nearest].flat == nil else { return choices }
        let (error, errorWithFlat) = errors(choices, replacing: nearest, by: flat)
        guard errorWithFlat <= error * (1 + Self.allowedLoss) else { return choices }
        var replaced = choices
        replaced[nearest] = flat
        return replaced
    }

    /// Returns the palette's errors (sums of weight × distance) before and after `other` replaces one of the choices.
    private func errors(
        _ choices: [Choice], replacing index: Int, by other: Choice
    ) -> (error: Double, changed: Double) {
        let others = choices.indices.filter { $0 != index }.map { choices[$0].vector }
        let (own, new) = (choices[index].vector, other.vector)
        var (error, changed) = (0.0, 0.0)
        for (vector, weight) in zip(vectors, weights) {
            let least = others.reduce(Double.infinity) { min($0, ($1 - vector).squaredLength) }
            error += weight * min(least, (own - vector).squaredLength).squareRoot()
            changed += weight * min(least, (new - vector).squaredLength).squareRoot()
        }
        return (error, changed)
    }

    /// Replaces choices by accents, beginning with the choice whose removal adds least to the palette's error.
    ///
    /// - Parameter others: the number of choices at the start of the list that may be replaced; each accent reduces it.
    private func putAccents(into choices: inout [Choice], insteadOf others: inout Int, _ step: Step) {
        let limit = losses(choices).error * (1 + step.loss)
        while others > 1, let accent = accent(choices, isFamily: step == .families) {
            let (error, losses) = losses(choices)
            let least = (0..<others).filter { step.mayGo($0, choices) }.min { losses[$0] < losses[$1] }
            guard let least, error + losses[least] <= limit else { return }
            choices.remove(at: least)
            choices.append(accent)
            others -= 1
        }
    }

    private static func hasShade(_ index: Int, _ choices: [Choice]) -> Bool {
        let lab = Lab(Color(choices[index].color))
        return choices.indices.contains {
            $0 != index && ciede2000(lab, Lab(Color(choices[$0].color))) < shadeDistance
        }
    }

    /// Returns the choices without twins; of each pair, the flat color is kept, or else the first of the two colors.
    private static func withoutTwins(_ choices: [Choice]) -> [Choice] {
        var kept: [Choice] = []
        for choice in choices where choice.flat != nil && !hasTwin(choice, kept) { kept.append(choice) }
        for choice in choices where choice.flat == nil && !hasTwin(choice, kept) { kept.append(choice) }
        return kept
    }

    static func hasTwin(_ choice: Choice, _ others: [Choice]) -> Bool {
        let lab = Lab(Color(choice.color))
        return others.contains { ciede2000(lab, Lab(Color($0.color))) < twinDistance }
    }

    private static func isTelling(_ index: Int, _ choices: [Choice]) -> Bool {
        if choices[index].flat != nil { return true }
        guard choices[index].color.chroma >= accentChroma else { return false }
        let vector = hueful(choices[index].vector)
        return choices.indices.allSatisfy {
            $0 == index || (hueful(choices[$0].vector) - vector).squaredLength >= accentDistance * accentDistance
        }
    }

    /// Returns an Oklab vector with lightness scaled as in ``PaletteClustering``, so that hue and chroma count more.
    private static func hueful(_ vector: SIMD4<Double>) -> SIMD4<Double> {
        vector * SIMD4(PaletteClustering.lightnessScale, 1, 1, 1)
    }

    private func accent(_ choices: [Choice], isFamily: Bool = false) -> Choice? {
        let labs = isFamily ? choices.map { Lab(Color($0.color)) } : []
        let centers = choices.map { Self.hueful($0.vector) }
        var found: [(index: Int, score: Double)] = []
        for (index, vector) in zip(saturated, huefulVectors) {
            let distance = centers.reduce(Double.infinity) { min($0, ($1 - vector).squaredLength) }
            guard distance >= Self.accentDistance * Self.accentDistance else { continue }
            let score = weights[index] * distance
            let most = isFamily ? Self.candidates.families : Self.candidates.accents
            guard found.count < most || score > found[found.count - 1].score else { continue }
            found.insert((index, score), at: found.firstIndex { $0.score < score } ?? found.count)
            if found.count > most { found.removeLast() }
        }
        var best: (choice: Choice, score: Double)?
        for (index, _) in found {
            var center = vectors[index]
            var sum = SIMD4<Double>.zero
            // Merges only colors within half the minimum distance, so that a swatch's own colors aren't included.
            for _ in 0..<2 {
                sum = .zero
                let reach = Self.accentDistance * Self.accentDistance / 4
                let middle = Self.hueful(center)
                for (other, vector) in zip(saturated, huefulVectors) where (vector - middle).squaredLength <= reach {
                    sum += weights[other] * vectors[other]
                }
                guard sum.w > 0 else { break }
                center = sum / sum.w
            }
            guard isFamily || sum.w >= Self.accentShare * total else { continue }
            let distance = centers.reduce(Double.infinity) { min($0, ($1 - Self.hueful(center)).squaredLength) }
            guard distance >= Self.accentDistance * Self.accentDistance else { continue }
            var score = sum.w * distance
            var choice = Choice(color: Oklab(center))
            if isFamily {
                guard let family = family(of: choice.color) else { continue }
                choice = Choice(color: family.color)
                score = family.weight * distance
                let lab = Lab(Color(choice.color))
                guard labs.allSatisfy({ ciede2000($0, lab) > Self.familyDistance }) else { continue }
            }
            if score > best?.score ?? 0, !Self.hasTwin(choice, choices) { best = (choice, score) }
        }
        return best?.choice
    }

    /// Returns the mean and the weight of the vivid colors with nearly the hue of `color`; nil for too few of them.
    private func family(of color: Oklab) -> (color: Oklab, weight: Double)? {
        guard color.chroma > 0 else { return nil }
        var sum = SIMD4<Double>.zero
        for index in saturated {
            let other = Oklab(vectors[index])
            guard other.chroma >= Self.family.chroma,
                other.a * color.a + other.b * color.b >= Self.familyCosine * other.chroma * color.chroma
            else { continue }
            sum += weights[index] * vectors[index]
        }
        return sum.w >= Self.family.share * total ? (Oklab(sum / sum.w), sum.w) : nil
    }

    /// Returns the color that contributes most to the palette's error, averaged with the colors that are closer to it
    /// than its nearest choice is.
    private func mostWanted(_ choices: [Choice]) -> Choice? {
        let centers = choices.map { $0.vector }
        let distances = vectors.map { vector in centers.reduce(Double.infinity) { min($0, ($1 - vector).squaredLength) }
        }
        let least = Self.likelyTwin * Self.likelyTwin
        var wanted: Int?
        for index in vectors.indices where distances[index] >= least {
            if weights[index] * distances[index] > wanted.map({ weights[$0] * distances[$0] }) ?? 0 { wanted = index }
        }
        guard let wanted else { return nil }
        var sum = SIMD4<Double>.zero
        for index in vectors.indices where (vectors[index] - vectors[wanted]).squaredLength < distances[index] {
            sum += weights[index] * vectors[index]
        }
        return [Oklab(sum / sum.w), Oklab(vectors[wanted])].lazy.map { Choice(color: $0) }
            .first { !Self.hasTwin($0, choices) }
    }

    /// Returns the palette's error (a sum of weight × distance), and its growth without each of the choices.
    private func losses(_ choices: [Choice]) -> (error: Double, losses: [Double]) {
        let centers = choices.map { $0.vector }
        var error = 0.0
        var losses = [Double](repeating: 0, count: centers.count)
        for (vector, weight) in zip(vectors, weights) {
            var (number, least, second) = (0, Double.infinity, Double.infinity)
            for (index, center) in centers.enumerated() {
                let distance = (vector - center).squaredLength
                if distance < least {
                    (number, least, second) = (index, distance, least)
                } else {
                    second = min(second, distance)
                }
            }
            error += weight * least.squareRoot()
            losses[number] += weight * (second.squareRoot() - least.squareRoot())
        }
        return (error, losses)
    }
}

extension AccentSelection.Choice {
    var vector: SIMD4<Double> { color.vector }
}
