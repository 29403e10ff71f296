/// How CSS writes the colors of a space.
struct ColorNotation {
    /// The functions that make such colors, the one that is printed first; none where only `color()` does.
    let functions: [String]
    /// Whether components may be parted by commas, as CSS Color 3 had it.
    let isLegacy: Bool
    /// Whether `color()` takes the space by its name (CSS Color 4, section 10.1).
    let isOfColorFunction: Bool
    /// The three components in those functions.
    let components: [ComponentNotation]

    init(
        functions: [String], isLegacy: Bool = false, isOfColorFunction: Bool = false, components: [ComponentNotation]
    ) {
        self.functions = functions
        self.isLegacy = isLegacy
        self.isOfColorFunction = isOfColorFunction
        self.components = components
    }

    /// That of `color()`, which names its space: three numbers, 100 % being 1 (CSS Color 4, section 10.1).
    static let colorFunction = ColorNotation(
        functions: [], isOfColorFunction: true, components: Array(repeating: ComponentNotation(whole: 1), count: 3))
}

/// What a component may be written as, what it then represents, and how it is printed.
struct ComponentNotation {
    /// What 100 % represents; nil for a hue.
    let whole: Double?
    let scale: Double
    /// The values that the component is held in when it is read.
    let range: ClosedRange<Double>
    /// As many decimals are printed: about a ten-millionth of the component's range.
    let decimals: Int
    /// Whether it is printed as a percentage.
    let isPercentage: Bool

    init(
        whole: Double?, scale: Double = 1, range: ClosedRange<Double> = -.infinity ... .infinity, decimals: Int = 7,
        isPercentage: Bool = false
    ) {
        self.whole = whole
        self.scale = scale
        self.range = range
        self.decimals = decimals
        self.isPercentage = isPercentage
    }

    static let hue = ComponentNotation(whole: nil, decimals: 4)

    static func percentage(range: ClosedRange<Double> = -.infinity ... .infinity) -> ComponentNotation {
        ComponentNotation(whole: 100, range: range, decimals: 5, isPercentage: true)
    }
}
