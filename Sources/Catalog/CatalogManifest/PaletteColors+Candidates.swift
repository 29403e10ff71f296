internal import ColorScience

extension PaletteColors {
    /// Returns the score by which a swatch becomes the backdrop: its share of the picture × (chroma + a constant).
    ///
    /// Nil for a color that isn't a swatch.
    package func backdropScore(of hex: String) -> Double? {
        guard let share = swatches.first(where: { $0.hex == hex })?.weight, let color = SRGB8(hex: hex) else {
            return nil
        }
        return share * (Oklab(color).chroma + Oklab.grayChroma)
    }

    /// The colors that a person may prefer as the backdrop: the current backdrop, the bleed, and each candidate with at
    /// least half of the best score.
    package var closeCandidates: [String] {
        let all = candidates ?? []
        let best = all.compactMap(backdropScore).max() ?? 0
        return all.filter { hex in
            hex == backdrop || hex == bleed || backdropScore(of: hex).map { $0 >= best / 2 } == true
        }
    }
}
