internal import PictureAnalysis

/// Says in a table why a palette is what it is.
enum ExplanationText {
    static func lines(_ explanation: PaletteExplanation) -> String {
        var text =
            "  the backdrop, by share × (chroma + 0.04),\n  and the bleed, by its share of the top, left and right border:\n"
        for line in explanation.backdropCandidates { text += row(line) }
        text += "  the roles, each for the best score of a swatch without a role, lightVibrant first:\n"
        for line in explanation.roleCandidates { text += row(line) }
        for finding in [explanation.ground, explanation.shortage].compactMap(\.self) { text += "  \(finding)\n" }
        return text + "  backdrop: \(explanation.reason)\n  bleed: \(explanation.bleedReason)\n"
    }

    private static func row(_ line: PaletteExplanation.Line) -> String {
        let scores = line.scores.map { "\($0.rule) \(places($0.score, 3))" }
        return "    \(line.hex)  share \(places(line.weight, 3))  lightness \(places(line.lightness, 2))  "
            + "chroma \(places(line.chroma, 3))  hue \(places(line.hue, 0))°\n"
            + folded(scores.isEmpty ? ["no role"] : scores)
    }

    /// Words in lines that fit a terminal of 80 columns: a break inside a number would make another number of it.
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

    /// A number of 0 or more with so many decimal places, in any locale.
    private static func places(_ value: Double, _ count: Int) -> String {
        var factor = 1
        for _ in 0..<count { factor *= 10 }
        let parts = Int((value * Double(factor)).rounded())
        if count == 0 { return String(parts) }
        let rest = String(parts % factor)
        return "\(parts / factor)." + String(repeating: "0", count: count - rest.count) + rest
    }
}
