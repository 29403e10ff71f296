/// The conversion between a color space and the space it is defined by.
protocol ColorSpaceConversion: SendableMetatype {
    static func toBase(_ components: Components) -> Components
    static func fromBase(_ components: Components) -> Components
}

/// The definition of a color space: the space it is defined by, the conversion there and back, and its CSS notation.
struct ColorSpaceDefinition: Sendable {
    /// The space that this one is defined by; XYZ D65, from which all others come, is its own base.
    let base: ColorSpace
    /// What the three components represent.
    let axes: [Axis]
    /// The names that CSS has for it beside the first one.
    let aliases: [String]
    /// How its colors are written in CSS.
    let notation: ColorNotation
    let toBase: @Sendable (Components) -> Components
    let fromBase: @Sendable (Components) -> Components
    /// Returns a color whose hue is powerless (CSS Color 4, section 4.4.1) without the colorfulness that rounding left;
    /// nil for a color with a hue.
    let achromatic: @Sendable (Components) -> Components?

    init<Conversion: ColorSpaceConversion>(
        _: Conversion.Type, base: ColorSpace, axes: [Axis], aliases: [String] = [],
        notation: ColorNotation = .colorFunction,
        achromatic: @escaping @Sendable (Components) -> Components? = { _ in nil }
    ) {
        (self.base, self.axes, self.aliases, self.notation) = (base, axes, aliases, notation)
        (toBase, fromBase) = ({ Conversion.toBase($0) }, { Conversion.fromBase($0) })
        self.achromatic = achromatic
    }
}

/// What a component represents, by which components of two spaces are analogous (CSS Color 4, section 12.2).
enum Axis {
    /// Red, and X, which counts as a red more vivid than any.
    case red
    case green
    case blue
    /// Lightness of any scale.
    case lightness
    case colorfulness
    /// Hue of any circle.
    case hue
    case opponentA
    case opponentB
    /// Whiteness, which only HWB has.
    case whiteness
    /// Blackness, which only HWB has.
    case blackness
}
