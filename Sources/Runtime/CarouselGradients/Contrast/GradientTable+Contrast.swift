package import ColorScience

extension GradientTable {
    /// The lowest WCAG 2 contrast of a color with the backdrop over all positions, and where it occurs.
    ///
    /// The location is the first page with that contrast, or the first position if no page has it.
    ///
    /// Every 8-bit color that ``color(at:)`` shows is checked, also between stops and samples.
    ///
    /// - Parameter overlay: the color drawn on the backdrop.
    /// - Returns: the position in pages from the first, and the ratio 1 … 21. Nil for a carousel without pages.
    /// - Complexity: O(*s*) in the number of all stops: at most 766 colors between two of them.
    package func worstContrast(of overlay: SRGB8) -> (position: Double, ratio: Double)? {
        guard pageCount > 0 else { return nil }
        var worst = (position: 0.0, ratio: Double.infinity)
        for (index, page) in pages.enumerated() {
            let ratio = contrastRatio(overlay, page)
            if ratio < worst.ratio { worst = (Double(index), ratio) }
        }
        for transition in transitions {
            for (before, after) in zip(transition.stops, transition.stops.dropFirst()) {
                ShownColors(from: before.color, to: after.color).visit { color, part in
                    let ratio = contrastRatio(overlay, color)
                    guard ratio < worst.ratio else { return }
                    let progress = before.progress + (after.progress - before.progress) * part
                    worst = (Double(transition.from) + progress, ratio)
                }
            }
        }
        return worst
    }
}
