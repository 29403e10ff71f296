/// A CSS function that creates a color (CSS Color 4, section 4.2).
struct ColorFunction {
    /// The color space of the components; nil for `color()`, whose first argument names the space.
    let space: ColorSpace?

    /// Creates the function that has the given name, in lowercase; nil for an unknown name.
    init?(_ name: String) {
        space = ColorSpace.allCases.first { $0.notation.functions.contains(name) }
        if space == nil && name != Self.general { return nil }
    }

    var notation: ColorNotation { space?.notation ?? .colorFunction }

    private static let general = "color"

    static var names: [String] { ColorSpace.allCases.flatMap { $0.notation.functions } + [general] }

    /// The names of the spaces that `color()` accepts.
    static var spaceNames: [String] {
        ColorSpace.allCases.filter { $0.notation.isOfColorFunction }.flatMap { $0.cssNames }
    }
}
