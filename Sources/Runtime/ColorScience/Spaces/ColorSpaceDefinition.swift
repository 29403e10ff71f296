/// The conversions between a color space and its base space.
protocol ColorSpaceConversion: SendableMetatype {
    static func toBase(_ components: Components) -> Components
    static func fromBase(_ components: Components) -> Components
}

/// The definition of a color space: its base space, the conversions to and from the base, and its CSS notation.
struct ColorSpaceDefinition: Sendable {
    /// The space in terms of which this one is defined.
    ///
    /// XYZ D65, the root of all others, is its own base.
    let base: ColorSpace
    /// The meaning of the three components.
    let axes: [Axis]
    /// The additional CSS names of the space.
    let aliases: [String]
    /// The CSS notation of the colors.
    let notation: ColorNotation
    let toBase: @Sendable (Components) -> Components
    let fromBase: @Sendable (Components) -> Components
    /// Returns a gray without the chroma and hue that rounding left (CSS Color 4, section 4.4.1); nil for a color with
    /// a hue.
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

/// The meaning of a component.
///
/// Components of two spaces with the same meaning are analogous (CSS Color 4, section 12.2).
enum Axis {
    /// Red, or X, which CSS counts as analogous.
    case red
    case green
    case blue
    /// Lightness on any scale.
    case lightness
    case colorfulness
    /// Hue in any space.
    case hue
    case opponentA
    case opponentB
    /// Whiteness, which only HWB has.
    case whiteness
    /// Blackness, which only HWB has.
    case blackness
}
