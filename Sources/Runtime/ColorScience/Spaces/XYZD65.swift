/// CIE XYZ with the white point D65, by which all other spaces are defined (CSS Color 4, section 10.8).
enum XYZD65: ColorSpaceConversion {
    static let definition = ColorSpaceDefinition(
        XYZD65.self, base: .xyzD65, axes: [.red, .green, .blue], aliases: ["xyz"])

    static func toBase(_ components: Components) -> Components { components }
    static func fromBase(_ components: Components) -> Components { components }
}
