internal import ColorScience

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
