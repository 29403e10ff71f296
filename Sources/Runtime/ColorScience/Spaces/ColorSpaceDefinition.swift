/// What a color space is made of: the space that it is defined by, and the ways there and back.
protocol ColorSpaceDefinition {
    /// The space that this one is defined by; XYZ D65, from which all others come, is its own.
    static var base: ColorSpace { get }
    /// What the three components represent.
    static var axes: [Axis] { get }
    /// How its colors are written in CSS.
    static var notation: ColorNotation { get }
    /// The names that CSS knows it by beside the first one.
    static var aliases: [String] { get }
    /// Components of this space in the base.
    static func toBase(_ components: Components) -> Components
    /// Components of the base in this space.
    static func fromBase(_ components: Components) -> Components
    /// The components of a color whose hue is powerless (CSS Color 4, section 4.4.1), what rounding has left of its
    /// colorfulness set to nothing; nil for a color with a hue.
    static func achromatic(_ components: Components) -> Components?
}

extension ColorSpaceDefinition {
    static var notation: ColorNotation { .colorFunction }
    static var aliases: [String] { [] }
    static func achromatic(_ components: Components) -> Components? { nil }
}

/// What a component represents, by which components of two spaces are analogous (CSS Color 4, section 12.2).
enum Axis {
    /// Red, and X, which counts as a red more vivid than any.
    case red
    /// Green, and Y.
    case green
    /// Blue, and Z.
    case blue
    /// Lightness of any scale.
    case lightness
    /// Chroma and saturation.
    case colorfulness
    /// Hue of any circle.
    case hue
    /// The a of Lab and Oklab.
    case opponentA
    /// The b of Lab and Oklab.
    case opponentB
    /// Whiteness, which only HWB has.
    case whiteness
    /// Blackness, which only HWB has.
    case blackness
}
