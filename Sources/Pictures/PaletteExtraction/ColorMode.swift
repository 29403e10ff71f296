internal import ColorScience

/// The color with the most similar colors around it.
struct ColorMode {
    /// The center of the similar colors.
    let center: Oklab
    let weight: Double
    /// The exact value, in the picture's own space, of most of that weight, if it is a ``flatShare``: flat art.
    let flat: SRGB8?

    /// The minimum part of similar colors that has the exact value in flat art.
    ///
    /// JPEG keeps the value in blocks without other content: a quarter or more of the similar colors, at the border of
    /// a banner with much on it. With noise of even a few values around it, each has less.
    private static let flatShare = 0.25

    /// The number of the heaviest colors that are considered as the center.
    private static let candidates = 8

    /// The number of times the center moves to the mean of its surroundings (mean shift: Fukunaga and Hostetler 1975,
    /// doi:10.1109/TIT.1975.1055330).
    ///
    /// A flat color with JPEG noise is found in two steps.
    private static let steps = 3

    /// Finds the color; nil if nothing has weight.
    ///
    /// - Parameters:
    ///   - colors: the colors with their weights.
    ///   - radius: the maximum distance of a similar color, ΔE OK.
    ///   - flat: returns the exact value with most of a point's weight, by the point's number.
    init?(_ colors: WeightedColors, within radius: Double, flat: (Int) -> FlatColor) {
        guard
            var (center, total) = colors.heaviest(Self.candidates).map({ ($0, colors.sum(about: $0, within: radius)) })
                .max(by: { $0.1.w < $1.1.w })
        else { return nil }
        for _ in 0..<Self.steps {
            center = total / total.w
            total = colors.sum(about: center, within: radius)
        }
        let middle = Oklab(center)
        self.center = middle
        self.weight = total.w
        var best = (weight: Self.flatShare * total.w, flat: SRGB8?.none)
        colors.forEach(notFartherFrom: middle, than: radius) { index, _ in
            let own = flat(index)
            if own.weight >= best.weight { best = (own.weight, own.color) }
        }
        self.flat = best.flat
    }
}
