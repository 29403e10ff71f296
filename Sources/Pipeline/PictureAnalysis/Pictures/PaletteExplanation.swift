internal import CatalogManifest
internal import ColorScience
internal import Diagnostics
internal import PaletteExtraction

/// The reasons why the colors of a palette were chosen, as scores and as sentences.
///
/// The backdrop and each role, such as `vibrant`, have their own formula, which scores every swatch.
package struct PaletteExplanation: Sendable {
    package struct Line: Sendable {
        package let hex: String
        package let weight: Double
        /// The OKLCH components of the swatch: lightness 0 … 1, chroma, and hue in degrees.
        package let lightness, chroma, hue: Double
        /// The swatch's score, 0 … 1, by each formula, which is named `backdrop` or after a role.
        package let scores: [(rule: String, score: Double)]
    }

    /// A description of the picture's border, if it is transparent or of a single color.
    package let ground: String?
    package let shortage: String?
    /// The swatches among which the backdrop was chosen, in descending order of score.
    package let backdropCandidates: [Line]
    /// The swatches of the picture's subject, each with its scores for the roles that it can have.
    ///
    /// The subject is the whole picture, except a plain white background.
    package let roleCandidates: [Line]
    package let reason: String
    /// The reason for the bleed (the color that continues the picture past its edges).
    package let bleedReason: String
    /// The colors from which a person can choose the backdrop, the best first, with their uses in the palette.
    package let candidates: [(hex: String, what: String)]
    /// The explanation of the suggested background (the tint), if the subject is on transparency or plain white.
    package let tintReason: String?

    init(_ palette: Palette, count: Int) {
        ground =
            switch palette.ground {
            case .transparent: "the border is transparent: a cut-out"
            case .plain(let color):
                palette.roles[.background] == nil
                    ? "the border is plain \(color.hex)"
                    : "the border is plain \(color.hex), a background that is ignored"
            case nil: nil
            }
        shortage =
            palette.swatches.count < count
            ? "the picture has only \(palette.swatches.count) of the \(count) requested colors: "
                + "the others look the same as one of these" : nil
        backdropCandidates = palette.backdropCandidates.enumerated().map { index, swatch in
            let bleed = palette.bleedShares.isEmpty ? [] : [("bleed", palette.bleedShares[index])]
            let outline = palette.separations.isEmpty ? [] : [("outline", palette.separations[index])]
            return Line(swatch, scores: [("backdrop", BackdropRule.score(swatch))] + bleed + outline)
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
        reason = Self.reason(palette) + " " + Self.confidence(palette.confidence.backdrop)
        bleedReason =
            palette.bleedShares.isEmpty
            ? "\(palette.bleed.hex), the same as the backdrop, because most of the picture's border is transparent."
            : "\(palette.bleed.hex) is the most common color in the largest group of similar colors on the upper, left and right borders. "
                + Self.confidence(palette.confidence.bleed)
                + (palette.isTwoSided
                    ? " The left and right sides differ; --format json prints both colors as bleedGradient." : "")
        candidates = palette.candidates.map { ($0.hex, Self.what($0, of: palette)) }
        tintReason = palette.tint.map { tint in
            "\(tint.light.hex) (dark mode: \(tint.dark.hex)) is a suggested background with the hue of the picture's mean color. It isn't a color of the picture."
                + (palette.tintBlock.map { " Its saturated form, for `tint: block`: \($0.hex)." } ?? "")
        }
    }

    private static func what(_ color: SRGB8, of palette: Palette) -> String {
        var words: [String] = []
        if color == palette.backdrop { words.append("backdrop") }
        if color == palette.bleed { words.append("bleed") }
        if color == palette.tint?.light || color == palette.tint?.dark { words.append("tint") }
        if let number = palette.swatches.firstIndex(where: { $0.color == color }) {
            words.append("swatch \(number + 1)")
        }
        return words.joined(separator: ", ")
    }

    private static func reason(_ palette: Palette) -> String {
        if case .plain = palette.ground { return "\(palette.backdrop.hex) is the color of the border, which is plain." }
        if !palette.separations.isEmpty { return behindCutOut(palette) }
        if palette.isDecidedByBorder {
            return
                "The two best candidates score nearly the same, so \(palette.backdrop.hex), the bleed, is the backdrop."
        }
        let best = palette.backdropCandidates[0]
        let isHeaviest = palette.backdropCandidates.allSatisfy { $0.weight <= best.weight }
        return "\(best.color.hex) has the largest share × (chroma + \(Oklab.grayChroma))"
            + (palette.backdropCandidates.count == 1
                ? ": it is the only color."
                : isHeaviest
                    ? ", and the largest share." : ": other swatches have a larger share, but are nearer to gray.")
    }

    private static func behindCutOut(_ palette: Palette) -> String {
        let what =
            switch palette.backdrop {
            case palette.tint?.light: "the light tint"
            case palette.tint?.dark: "the dark tint"
            default: "the swatch"
            }
        let part = "\(rounded(100 * palette.confidence.backdrop, 1)) % of its outline"
        return palette.confidence.backdrop >= BackdropRule.setOffShare
            ? "\(palette.backdrop.hex) is the first of the tints and swatches that contrasts with enough of the cut-out: \(what) contrasts with \(part)."
            : "No tint or swatch contrasts with three quarters of the cut-out's outline; \(palette.backdrop.hex), \(what), contrasts with \(part)."
    }

    private static func confidence(_ value: Double) -> String { "Confidence: \(rounded(value, 100))." }
}

extension PaletteExplanation.Line {
    fileprivate init(_ swatch: Swatch, scores: [(rule: String, score: Double)]) {
        let polar = Color(swatch.color).converted(to: .oklch).components
        self.init(
            hex: swatch.color.hex, weight: swatch.weight, lightness: polar.x, chroma: polar.y, hue: polar.z,
            scores: scores)
    }
}

extension PaletteExplanation {
    /// The explanation as a table, with lines of at most 80 columns.
    package var text: String {
        var text =
            "  the backdrop, by share × (chroma + \(Oklab.grayChroma)),\n  and the bleed, by its share of the top, left and right border:\n"
        for line in backdropCandidates { text += Self.row(line) }
        text += "  the roles, each given to the best remaining swatch, lightVibrant first:\n"
        for line in roleCandidates { text += Self.row(line) }
        for finding in [ground, shortage].compactMap(\.self) { text += "  \(finding)\n" }
        text += "  backdrop: \(reason)\n  bleed: \(bleedReason)\n"
        if let reason = tintReason { text += "  tint: \(reason)\n" }
        text += "  candidates, best first:\n"
        for (hex, what) in candidates { text += "    \(hex)  \(what)\n" }
        return text
    }

    private static func row(_ line: Line) -> String {
        let scores = line.scores.map { "\($0.rule) \(decimal($0.score, 3))" }
        return "    \(line.hex)  share \(decimal(line.weight, 3))  lightness \(decimal(line.lightness, 2))  "
            + "chroma \(decimal(line.chroma, 3))  hue \(decimal(line.hue, 0))°\n"
            + folded(scores.isEmpty ? ["no role"] : scores)
    }

    /// Returns words joined with commas, in indented lines of at most 80 columns without breaks inside words.
    private static func folded(_ words: [String]) -> String {
        var lines: [String] = []
        for word in words {
            if let last = lines.last, last.count + word.count + 2 <= 66 {
                lines[lines.count - 1] = last + ", " + word
            } else {
                lines.append(word)
            }
        }
        return lines.map { "             \($0)\n" }.joined()
    }

    private static func decimal(_ value: Double, _ places: Int) -> String {
        DecimalText.of(value, places: places, keepsZeros: true)
    }
}
