package import ColorScience

extension GradientTable {
    /// Returns the lowest WCAG 2 contrast of a color with the backdrop, and the scroll position with this contrast.
    ///
    /// If several positions have the lowest contrast, the result is the first of them at which a page rests. If no page
    /// rests at any of them, the result is the first of them.
    ///
    /// All 8-bit colors that ``color(at:)`` returns are checked, including those between stops.
    ///
    /// - Parameter overlay: the color of the text or symbols that are drawn on the backdrop.
    /// - Returns: the position in pages from the first page, and the contrast ratio, 1 … 21. Nil for a carousel without
    ///   pages.
    /// - Complexity: O(*s*), where *s* is the number of all stops. Between two stops, each of the three channels has at
    ///   most 255 steps, so at most 3 × 255 + 1 = 766 colors are checked.
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
