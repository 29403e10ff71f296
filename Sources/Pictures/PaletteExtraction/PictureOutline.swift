internal import ColorScience

/// The colors along the outline of a cut-out: those of the subject's pixels next to transparent pixels.
struct PictureOutline {
    /// The colors, each with the part of the outline that it fills, 0 … 1.
    private let colors: [(lab: Lab, share: Double)]

    /// The minimum CIEDE2000 distance at which a color contrasts with a color of the subject.
    ///
    /// A closer color looks like a shade of the subject. For 77 % of the colors that people put behind cut-outs, at
    /// least half of the outline is that far away (`Scripts/bench/RESULTS.md`).
    static let distance = 20.0

    /// Creates the outline from the points on it, merging similar colors; from all colors if no pixel is solid.
    init(_ points: [BorderPoint], orAll colors: [HistogramPoint]) {
        var coarse = CoarseCells()
        for (index, point) in points.enumerated() where point.outline > 0 {
            coarse.add(point.oklab, in: point.flat, weight: point.outline, index: index)
        }
        if coarse.cells.isEmpty {
            for (index, point) in colors.enumerated() {
                coarse.add(point.oklab, in: point.flat.color, weight: point.weight, index: index)
            }
        }
        let length = coarse.cells.reduce(0) { $0 + $1.weight }
        self.colors = coarse.cells.map { (Lab(Color($0.mean)), $0.weight / length) }
    }

    /// Returns the part of the outline, 0 … 1, that would contrast with a color behind the subject.
    func separation(from color: SRGB8) -> Double {
        let own = Lab(color)
        return colors.reduce(0) { sum, part in ciede2000(part.lab, own) >= Self.distance ? sum + part.share : sum }
    }
}
