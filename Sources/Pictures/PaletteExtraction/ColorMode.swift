internal import ColorScience

/// The color that has most of its like about it.
struct ColorMode {
    /// The middle of what looks like it.
    let center: Oklab
    /// The weight of what looks like it.
    let weight: Double
    /// The exact value, in the picture's own space, that most of that weight has, where it is a ``flatShare``: flat
    /// art.
    let flat: SRGB8?

    /// How much of what looks alike has the exact value of flat art, at least.
    ///
    /// JPEG leaves the value to the blocks that nothing else touches: a quarter or more of what looks like it, at the
    /// border of a banner with much on it. Even noise of a few values about it gives each of them less.
    private static let flatShare = 0.25

    /// A color with much about it is itself among so many of the heaviest, or there is no such color.
    private static let candidates = 8

    /// How often the middle is moved to the mean of what is about it (mean shift: Fukunaga and Hostetler 1975,
    /// doi:10.1109/TIT.1975.1055330); a flat color with the noise of JPEG about it is found in two steps.
    private static let steps = 3

    /// Finds it; nil where nothing has weight.
    ///
    /// - Parameters:
    ///   - points: the colors.
    ///   - radius: how near another color must be to look like it, ΔE OK.
    ///   - weight: what the color at an index counts.
    ///   - flat: the exact value that most of that weight has.
    init?(
        _ points: [HistogramPoint], within radius: Double, _ weight: (Int) -> Double, flat: (Int) -> FlatColor
    ) {
        // Lightness, a, b and weight of those that count, packed: they are gone through many times.
        var colors: [SIMD4<Double>] = []
        for (index, point) in points.enumerated() {
            let own = weight(index)
            if own > 0 { colors.append(SIMD4(point.oklab.lightness, point.oklab.a, point.oklab.b, own)) }
        }
        guard
            var (center, total) = Self.heaviest(colors)
                .map({ ($0, Self.sum(colors, about: $0, within: radius)) })
                .max(by: { $0.1.w < $1.1.w })
        else { return nil }
        for _ in 0..<Self.steps {
            center = total / total.w
            total = Self.sum(colors, about: center, within: radius)
        }
        let middle = Oklab(lightness: center.x, a: center.y, b: center.z)
        self.center = middle
        self.weight = total.w
        var best = (weight: Self.flatShare * total.w, flat: SRGB8?.none)
        for (index, point) in points.enumerated() where weight(index) > 0 {
            let own = flat(index)
            guard own.weight >= best.weight, point.oklab.distance(to: middle) <= radius else { continue }
            best = (own.weight, own.color)
        }
        self.flat = best.flat
    }

    private static func heaviest(_ colors: [SIMD4<Double>]) -> [SIMD4<Double>] {
        var heaviest: [SIMD4<Double>] = []
        for color in colors where heaviest.count < candidates || color.w > heaviest[candidates - 1].w {
            heaviest.insert(color, at: heaviest.firstIndex { $0.w < color.w } ?? heaviest.count)
            if heaviest.count > candidates { heaviest.removeLast() }
        }
        return heaviest
    }

    /// The weighted sum of the colors near a place, the sum of their weights last.
    private static func sum(
        _ colors: [SIMD4<Double>], about center: SIMD4<Double>, within radius: Double
    ) -> SIMD4<Double> {
        var sum = SIMD4<Double>.zero
        for color in colors {
            var difference = color - center
            difference.w = 0
            guard (difference * difference).sum() <= radius * radius else { continue }
            var weighted = color * color.w
            weighted.w = color.w
            sum += weighted
        }
        return sum
    }
}
