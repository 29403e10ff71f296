internal import ColorScience

/// The outline of a cut-out: the colors that the subject has where the picture is transparent beside it.
struct PictureOutline {
    /// The colors, and how much of the outline each has, 0 … 1.
    private let colors: [(lab: Lab, share: Double)]

    /// A color that is farther from the subject's than this sets it off, CIEDE2000.
    ///
    /// From 77 % of the colors that people put behind cut-outs half of the outline is as far or farther
    /// (`Scripts/bench/RESULTS.md`); what is nearer looks like a shade of the subject.
    static let distance = 20.0

    /// The outline that points of the border have; nil where there is none.
    ///
    /// Few colors are as good as many here.
    init?(_ points: [BorderPoint]) {
        var coarse = CoarseCells()
        for (index, point) in points.enumerated() where point.outline > 0 {
            coarse.add(point.oklab, in: point.flat, weight: point.outline, index: index)
        }
        let length = coarse.cells.reduce(0) { $0 + $1.weight }
        guard length > 0 else { return nil }
        colors = coarse.cells.map { (Lab(Color($0.mean)), $0.weight / length) }
    }

    /// How much of the outline a color behind the subject sets off, 0 … 1.
    func separation(from color: SRGB8) -> Double {
        let own = Lab(color)
        return colors.reduce(0) { sum, part in ciede2000(part.lab, own) >= Self.distance ? sum + part.share : sum }
    }
}
