/// The way in which CSS writes the colors of a space.
struct ColorNotation {
    /// The names of the CSS functions, of which output uses the first; empty for colors written with `color()`.
    let functions: [String]
    /// Whether commas may separate the components, as in CSS Color 3.
    var isLegacy = false
    /// Whether `color()` accepts the space's name (CSS Color 4, section 10.1).
    var isOfColorFunction = false
    let components: [ComponentNotation]

    /// The notation of `color()` with three numbers, where 100 % is 1 (CSS Color 4, section 10.1).
    static let colorFunction = ColorNotation(
        functions: [], isOfColorFunction: true, components: Array(repeating: ComponentNotation(whole: 1), count: 3))
}

/// The way in which CSS writes a component: the accepted forms, their meaning, and the printed form.
struct ComponentNotation {
    /// The value of the component at 100 %; nil for a hue, which has no percentage.
    let whole: Double?
    var scale = 1.0
    /// The range to which the component is clamped when it is read.
    var range: ClosedRange<Double> = -.infinity ... .infinity
    /// The maximum number of decimals in print, for a precision of about a ten-millionth of the usual range.
    var decimals = 7
    var isPercentage = false

    static let hue = ComponentNotation(whole: nil, decimals: 4)

    static func percentage(range: ClosedRange<Double> = -.infinity ... .infinity) -> ComponentNotation {
        ComponentNotation(whole: 100, range: range, decimals: 5, isPercentage: true)
    }
}
