package import ColorScience

extension GradientTable {
    /// The lowest WCAG 2 contrast of a color with the backdrop over all positions, and where it occurs: the first page
    /// that has it or, where no page is as low, the first position.
    ///
    /// Every color of 8 bits that ``color(at:)`` shows is looked at, those between stops and samples too.
    ///
    /// - Parameter overlay: the color of what is drawn on the backdrop.
    /// - Returns: the position in pages from the first, and the ratio 1 … 21; nil for a carousel without pages.
    /// - Complexity: O(*s*) in all stops: at most 766 colors between two of them.
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
