internal import ColorScience

extension PaletteColors {
    /// Returns the score of a swatch as the backdrop: its share of the picture × (its Oklab chroma + a constant).
    ///
    /// Returns nil for a color that isn't a swatch.
    package func backdropScore(of hex: String) -> Double? {
        guard let share = swatches.first(where: { $0.hex == hex })?.weight, let color = SRGB8(hex: hex) else {
            return nil
        }
        return share * (Oklab(color).chroma + Oklab.grayChroma)
    }

    /// The members of ``candidates`` that a person may prefer as the backdrop.
    ///
    /// These are the candidates with at least half of the best ``backdropScore(of:)``. The current ``backdrop`` and the
    /// ``bleed`` are always kept, whatever their scores.
    package var closeCandidates: [String] {
        let all = candidates ?? []
        let best = all.compactMap(backdropScore).max() ?? 0
        return all.filter { hex in
            hex == backdrop || hex == bleed || backdropScore(of: hex).map { $0 >= best / 2 } == true
        }
    }
}
