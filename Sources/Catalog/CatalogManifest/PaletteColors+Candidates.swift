internal import ColorScience

extension PaletteColors {
    /// Returns the score of a swatch as the backdrop, share × (Oklab chroma + a constant); nil for any other color.
    package func backdropScore(of hex: String) -> Double? {
        guard let share = swatches.first(where: { $0.hex == hex })?.weight, let color = SRGB8(hex: hex) else {
            return nil
        }
        return share * (Oklab(color).chroma + Oklab.grayChroma)
    }

    /// The candidates that a person may prefer as the backdrop: those with at least half of the best score.
    ///
    /// The current ``backdrop`` and the ``bleed`` are always kept.
    package var closeCandidates: [String] {
        let all = candidates ?? []
        let best = all.compactMap(backdropScore).max() ?? 0
        return all.filter { hex in
            hex == backdrop || hex == bleed || backdropScore(of: hex).map { $0 >= best / 2 } == true
        }
    }
}
