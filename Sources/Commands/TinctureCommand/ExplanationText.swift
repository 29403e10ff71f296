internal import PictureAnalysis

/// Says in a table why a palette is what it is.
enum ExplanationText {
    static func lines(_ explanation: PaletteExplanation) -> String {
        var text =
            "  the backdrop, by share × (chroma + a little), and the bleed, by the share of the upper, left and right border:\n"
        for line in explanation.backdropCandidates { text += row(line) }
        text += "  the roles, each to the best score of a swatch that has none yet, lightVibrant first:\n"
        for line in explanation.roleCandidates { text += row(line) }
        for finding in [explanation.ground, explanation.shortage].compactMap(\.self) { text += "  \(finding)\n" }
        return text + "  backdrop: \(explanation.reason)\n  bleed: \(explanation.bleedReason)\n"
    }

    private static func row(_ line: PaletteExplanation.Line) -> String {
        let scores = line.scores.map { "\($0.rule) \(places($0.score, 3))" }.joined(separator: ", ")
        return "    \(line.hex)  share \(places(line.weight, 3))  lightness \(places(line.lightness, 2))  "
            + "chroma \(places(line.chroma, 3))  hue \(places(line.hue, 0))°  \(scores.isEmpty ? "no role" : scores)\n"
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
