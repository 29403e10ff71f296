struct ColorFunction {
    /// The color space of the components; nil for `color()`, whose first argument names the space.
    let space: ColorSpace?

    init?(_ name: String) {
        space = ColorSpace.allCases.first { $0.notation.functions.contains(name) }
        if space == nil && name != Self.general { return nil }
    }

    var notation: ColorNotation { space?.notation ?? .colorFunction }

    private static let general = "color"

    static var names: [String] { ColorSpace.allCases.flatMap { $0.notation.functions } + [general] }

    static var spaceNames: [String] {
        ColorSpace.allCases.filter { $0.notation.isOfColorFunction }.flatMap { $0.cssNames }
    }
}
