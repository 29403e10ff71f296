package import ColorScience

extension BackdropTable {
    /// The number of scroll positions that are checked for each transition if the backdrop is a vertical gradient.
    private static let contrastSteps = 200

    /// Returns the lowest WCAG 2 contrast, 1 … 21, of a color with the backdrop, and the scroll position and height
    /// with this contrast; nil without pages.
    ///
    /// Between the heights of gradient stops, only 200 scroll positions per transition are checked.
    package func worstContrast(of overlay: SRGB8) -> (position: Double, location: Double, ratio: Double)? {
        guard pageCount > 0 else { return nil }
        var worst = (position: 0.0, location: 0.0, ratio: Double.infinity)
        for (location, track) in zip(locations, tracks) {
            guard let found = track.worstContrast(of: overlay) else { continue }
            let isBetter = found.ratio < worst.ratio || found.ratio == worst.ratio && found.position < worst.position
            if isBetter { worst = (found.position, location, found.ratio) }
        }
        guard !isFlat else { return worst }
        for step in 0...tracks[0].transitionCount * Self.contrastSteps {
            let position = Double(step) / Double(Self.contrastSteps)
            let stops = backdrop(at: position).stops
            for (above, below) in zip(stops, stops.dropFirst()) {
                ShownColors(from: above.color, to: below.color).visit { color, part in
                    let ratio = contrastRatio(overlay, color)
                    guard ratio < worst.ratio else { return }
                    worst = (position, above.location + (below.location - above.location) * part, ratio)
                }
            }
        }
        return worst
    }
}
