/// The CSS notation of a space's colors.
struct ColorNotation {
    /// The functions for such colors, the printed one first; empty if there is only `color()`.
    let functions: [String]
    /// Whether commas may separate the components, as in CSS Color 3.
    let isLegacy: Bool
    /// Whether `color()` accepts the space's name (CSS Color 4, section 10.1).
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

    /// The notation of `color()`, which names its space: three numbers, where 100 % is 1 (CSS Color 4, section 10.1).
    static let colorFunction = ColorNotation(
        functions: [], isOfColorFunction: true, components: Array(repeating: ComponentNotation(whole: 1), count: 3))
}

/// The notation of a component: the forms it accepts, their meaning, and how it is printed.
struct ComponentNotation {
    /// The value of 100 %; nil for a hue.
    let whole: Double?
    let scale: Double
    /// The range to which a component is clamped when it is read.
    let range: ClosedRange<Double>
    /// The number of printed decimals: about a ten-millionth of the component's range.
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
