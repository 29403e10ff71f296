internal import ColorScience
internal import Diagnostics
internal import PaletteExtraction

/// Why a palette is what it is: every rule's score for every swatch.
package struct PaletteExplanation: Sendable {
    /// A swatch under the rules.
    package struct Line: Sendable {
        /// The swatch, `#RRGGBB`.
        package let hex: String
        /// The share of the picture, 0 … 1.
        package let weight: Double
        /// OKLCH lightness 0 … 1, chroma, and hue in degrees.
        package let lightness, chroma, hue: Double
        /// What the rule gives it, 0 … 1.
        package let scores: [(rule: String, score: Double)]
    }

    /// What was found of the surroundings, in words; nil where nothing is plain about them.
    package let ground: String?
    /// The number of swatches, where it is smaller than was asked for, in words.
    package let shortage: String?
    /// The swatches that the backdrop was chosen among, in falling score.
    package let backdropCandidates: [Line]
    /// The swatches asked for, each with its score for every role that it could have.
    package let roleCandidates: [Line]
    /// Why the backdrop is what it is, in a sentence.
    package let reason: String
    /// Why the bleed is what it is, in a sentence.
    package let bleedReason: String

    init(_ palette: Palette, count: Int) {
        ground =
            switch palette.ground {
            case .transparent: "the border is transparent: a cut-out"
            case .plain(let color):
                palette.roles[.ground] == nil
                    ? "the border is plain \(color.hex)"
                    : "the border is plain \(color.hex), a ground that is set aside"
            case nil: nil
            }
        shortage =
            palette.swatches.count < count
            ? "the picture has no more than \(palette.swatches.count) of the \(count) colors asked for: "
                + "the others look the same as one of these" : nil
        backdropCandidates = palette.backdropCandidates.enumerated().map { index, swatch in
            let bleed = palette.bleedShares.isEmpty ? [] : [("bleed", palette.bleedShares[index])]
            return Line(swatch, scores: [("backdrop", BackdropRule.score(swatch))] + bleed)
        }
        let subject = palette.subject
        let largest = subject.map(\.weight).max() ?? 1
        roleCandidates = subject.map { swatch in
            Line(
                swatch,
                scores: RoleTarget.all.compactMap { target in
                    target.score(swatch, largestWeight: largest).map { (target.role.rawValue, $0) }
                })
        }
        reason = Self.reason(palette) + " " + Self.sureness(palette.sureness.backdrop)
        bleedReason =
            palette.bleedShares.isEmpty
            ? "\(palette.bleed.hex), the backdrop, because the picture has no opaque border."
            : "\(palette.bleed.hex) has most of its shades about it on the upper, left and right border. "
                + Self.sureness(palette.sureness.bleed)
    }

    private static func reason(_ palette: Palette) -> String {
        if case .plain = palette.ground { return "\(palette.backdrop.hex) is the color of the border, which is plain." }
        let best = palette.backdropCandidates[0]
        let isHeaviest = palette.backdropCandidates.allSatisfy { $0.weight <= best.weight }
        return "\(best.color.hex) has the largest share × (chroma + \(BackdropRule.grayChroma))"
            + (palette.backdropCandidates.count == 1
                ? ": it is the only color."
                : isHeaviest
                    ? ", and the largest share." : ": other swatches have a larger share, but are nearer to gray.")
    }

    private static func sureness(_ value: Double) -> String { "Sureness: \(rounded(value, 100))." }
}

extension PaletteExplanation.Line {
    fileprivate init(_ swatch: Swatch, scores: [(rule: String, score: Double)]) {
        let polar = Color(swatch.color).converted(to: .oklch).components
        self.init(
            hex: swatch.color.hex, weight: swatch.weight, lightness: polar.x, chroma: polar.y, hue: polar.z,
            scores: scores)
    }
}
