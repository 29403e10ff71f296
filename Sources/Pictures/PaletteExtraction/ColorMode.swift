internal import ColorScience

/// The color that has most of its like about it.
struct ColorMode {
    /// The middle of what looks like it.
    let center: Oklab
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
    ///   - colors: the colors, with what each counts.
    ///   - radius: how near another color must be to look like it, ΔE OK.
    ///   - flat: for a point's number the exact value that most of what it counts has.
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
