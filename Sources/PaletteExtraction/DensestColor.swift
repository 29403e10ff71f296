internal import ColorScience

/// The colour that has most of its like about it.
struct DensestColor {
    /// The middle of what looks like it.
    let center: Oklab
    /// The weight of what looks like it.
    let weight: Double
    /// The exact value, in the picture's own space, that at least half of that weight has: flat art.
    let flat: SRGB8?

    /// A colour with much about it is itself among so many of the heaviest, or there is no such colour.
    private static let candidates = 8

    /// How often the middle is moved to the mean of what is about it (mean shift: Fukunaga and Hostetler 1975,
    /// doi:10.1109/TIT.1975.1055330); a flat colour with the noise of JPEG about it is found in two steps.
    private static let steps = 3

    /// Finds it; nil where nothing has weight.
    ///
    /// - Parameters:
    ///   - points: the colours.
    ///   - radius: how near another colour must be to look like it, ΔE OK.
    ///   - weight: what each counts.
    init?(_ points: [HistogramPoint], within radius: Double, _ weight: (HistogramPoint) -> Double) {
        var heaviest: [(point: HistogramPoint, weight: Double)] = []
        for point in points {
            let own = weight(point)
            guard own > 0, heaviest.count < Self.candidates || own > heaviest[Self.candidates - 1].weight else {
                continue
            }
            heaviest.insert((point, own), at: heaviest.firstIndex { $0.weight < own } ?? heaviest.count)
            if heaviest.count > Self.candidates { heaviest.removeLast() }
        }
        func sum(about center: Oklab) -> SIMD4<Double> {
            var sum = SIMD4<Double>.zero
            for point in points where point.oklab.squaredDistance(to: center) <= radius * radius {
                sum += weight(point) * SIMD4(point.oklab.lightness, point.oklab.a, point.oklab.b, 1)
            }
            return sum
        }
        var center: Oklab?
        var total = SIMD4<Double>.zero
        for (candidate, _) in heaviest {
            let sum = sum(about: candidate.oklab)
            if sum.w > total.w { (center, total) = (candidate.oklab, sum) }
        }
        guard var center else { return nil }
        for _ in 0..<Self.steps {
            center = Oklab(lightness: total.x / total.w, a: total.y / total.w, b: total.z / total.w)
            total = sum(about: center)
        }
        self.center = center
        self.weight = total.w
        flat =
            points.first { $0.flatWeight * 2 >= total.w && $0.oklab.squaredDistance(to: center) <= radius * radius }?
            .flat
    }
}

extension Oklab {
    /// The square of ΔE OK, here to be inlined where all colours are compared with one.
    @inline(__always)
    fileprivate func squaredDistance(to other: Oklab) -> Double {
        let lightness = lightness - other.lightness
        let a = a - other.a
        let b = b - other.b
        return lightness * lightness + a * a + b * b
    }
}
