/// The conversions between a color space and its base space.
protocol ColorSpaceConversion: SendableMetatype {
    static func toBase(_ components: Components) -> Components
    static func fromBase(_ components: Components) -> Components
}

/// The definition of a color space: its base space, the conversions to and from the base, and its CSS notation.
///
/// It is a class, because every conversion takes it from a constant, and copying its arrays and closures takes long.
final class ColorSpaceDefinition: Sendable {
    /// The space by which this space is defined, such as `oklab` for `oklch`; XYZ D65 is its own base.
    let base: ColorSpace
    /// The meaning of the three components.
    let axes: [Axis]
    /// The additional CSS names of the space, such as `xyz` for XYZ D65.
    let aliases: [String]
    let notation: ColorNotation
    let toBase: @Sendable (Components) -> Components
    let fromBase: @Sendable (Components) -> Components
    /// Returns a gray without rounding errors, with a chroma and hue of exactly 0 (CSS Color 4, section 4.4.1); nil for
    /// any other color, and in a space without a hue.
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

/// The meaning of a component; the same in two spaces, it makes them analogous (CSS Color 4, section 12.2).
enum Axis {
    /// Red in an RGB space, or X in an XYZ space. CSS counts the two as analogous.
    case red
    case green
    case blue
    /// Lightness on any scale.
    case lightness
    case colorfulness
    case hue
    case opponentA
    case opponentB
    case whiteness
    case blackness
}
