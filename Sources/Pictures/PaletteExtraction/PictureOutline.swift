internal import ColorScience

/// The outline of a cut-out: the subject's colors next to transparent pixels.
struct PictureOutline {
    /// The colors, and the part of the outline that each has, 0 … 1.
    private let colors: [(lab: Lab, share: Double)]

    /// A color farther than this from the subject's sets it off, CIEDE2000.
    ///
    /// For 77 % of the colors that people put behind cut-outs, half of the outline is at least this far
    /// (`Scripts/bench/RESULTS.md`). A closer color looks like a shade of the subject.
    static let distance = 20.0

    /// Finds the outline in points of the border; nil if there is none.
    ///
    /// A few colors are as good as many here.
    init?(_ points: [BorderPoint]) {
        var coarse = CoarseCells()
        for (index, point) in points.enumerated() where point.outline > 0 {
            coarse.add(point.oklab, in: point.flat, weight: point.outline, index: index)
        }
        let length = coarse.cells.reduce(0) { $0 + $1.weight }
        guard length > 0 else { return nil }
        colors = coarse.cells.map { (Lab(Color($0.mean)), $0.weight / length) }
    }

    /// Returns the part of the outline that a color behind the subject sets off, 0 … 1.
    func separation(from color: SRGB8) -> Double {
        let own = Lab(color)
        return colors.reduce(0) { sum, part in ciede2000(part.lab, own) >= Self.distance ? sum + part.share : sum }
    }
}
