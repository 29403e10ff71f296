/// CIE XYZ with the white point D65; all other spaces are defined by conversions to this space.
///
/// Source: CSS Color 4, section 10.8.
enum XYZD65: ColorSpaceConversion {
    static let definition = ColorSpaceDefinition(
        XYZD65.self, base: .xyzD65, axes: [.red, .green, .blue], aliases: ["xyz"])

    static func toBase(_ components: Components) -> Components { components }
    static func fromBase(_ components: Components) -> Components { components }
}
