/// CIE XYZ relative to white D65, the space that every other one leads to.
///
/// Source: CSS Color 4, section 10.8.
enum XYZD65: ColorSpaceDefinition {
    static let base = ColorSpace.xyzD65
    static let axes: [Axis] = [.red, .green, .blue]
    static let aliases = ["xyz"]

    static func toBase(_ components: Components) -> Components { components }
    static func fromBase(_ components: Components) -> Components { components }
}
