internal import ColorScience

/// The most typical of a picture's colors: the color with the largest weight of similar colors around it.
struct ColorMode {
    let center: Oklab
    let weight: Double
    /// The exact value in the picture's own color space, if enough of the similar colors have that value; else nil.
    let flat: SRGB8?

    /// The minimum part of the similar colors that must have the same exact value, so that ``flat`` isn't nil.
    ///
    /// JPEG preserves a flat color in blocks without other content. These blocks have a quarter or more of the similar
    /// colors, even at a busy border. In a photo, slight noise spreads a color over so many values that each value has
    /// less.
    private static let flatShare = 0.25

    private static let candidates = 8

    /// The number of mean shift steps (Fukunaga and Hostetler 1975, doi:10.1109/TIT.1975.1055330).
    ///
    /// Each step moves the center to the mean of the colors around it. A flat color with JPEG noise needs two.
    private static let steps = 3

    /// Finds the most typical color by the colors in a ΔE OK radius; nil if no color has a weight.
    ///
    /// - Parameter flat: returns the leading exact value of the color with a given index, and a lower bound of its
    ///   weight.
    init?(_ colors: WeightedColors, within radius: Double, flat: (Int) -> FlatColor) {
        guard
            var (center, total) = colors.heaviest(Self.candidates).map({ ($0, colors.sum(about: $0, within: radius)) })
                .max(by: { $0.1.w < $1.1.w })
        else { return nil }
        for _ in 0..<Self.steps {
            center = total / total.w
            total = colors.sum(about: center, within: radius)
        }
        self.center = Oklab(center)
        self.weight = total.w
        var best = (weight: Self.flatShare * total.w, flat: SRGB8?.none)
        colors.forEach(notFartherFrom: center, than: radius) { index, _ in
            let own = flat(index)
            if own.weight >= best.weight { best = (own.weight, own.color) }
        }
        self.flat = best.flat
    }
}
