internal import ColorScience

/// The outline of a cut-out: the colors that the subject has where the picture is transparent beside it.
struct PictureOutline {
    /// The colors, and how much of the outline each has, 0 … 1.
    private let colors: [(lab: Lab, share: Double)]

    /// A color that is farther from the subject's than this sets it off, CIEDE2000.
    ///
    /// From 77 % of the colors that people put behind cut-outs half of the outline is as far or farther
    /// (`Scripts/bench/labels`); what is nearer looks like a shade of the subject.
    static let distance = 20.0

    /// Few colors are as good as many here: points are taken together in cells of twice the edge.
    init?(_ points: [BorderPoint]) {
        var indices = [Int](repeating: -1, count: 1 << 12)
        var sums: [(oklab: SIMD3<Double>, length: Double)] = []
        for point in points where point.outline > 0 {
            let color = point.flat
            let cell = Int(color.red >> 4) << 8 | Int(color.green >> 4) << 4 | Int(color.blue >> 4)
            let oklab = point.outline * SIMD3(point.oklab.lightness, point.oklab.a, point.oklab.b)
            if indices[cell] < 0 {
                indices[cell] = sums.count
                sums.append((oklab, point.outline))
            } else {
                sums[indices[cell]].oklab += oklab
                sums[indices[cell]].length += point.outline
            }
        }
        let length = sums.reduce(0) { $0 + $1.length }
        guard length > 0 else { return nil }
        colors = sums.map { sum in
            let mean = sum.oklab / sum.length
            let color = Color(Oklab(lightness: mean.x, a: mean.y, b: mean.z))
            return (Lab(color), sum.length / length)
        }
    }

    /// How much of the outline a color behind the subject sets off, 0 … 1.
    func separation(from color: SRGB8) -> Double {
        let own = Lab(color)
        return colors.reduce(0) { sum, part in
            ciede2000(part.lab, own) >= Self.distance ? sum + part.share : sum
        }
    }
}
