package import ColorScience

extension GradientTable {
    /// Returns the lowest WCAG 2 contrast, 1 … 21, of a color with the backdrop, and the scroll position with this
    /// contrast; nil without pages.
    ///
    /// Of several positions, it is the first at which a page rests, or else the first. All 8-bit colors that
    /// ``color(at:)`` returns are checked, at most 766 between two stops: 255 steps for each of three channels.
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
