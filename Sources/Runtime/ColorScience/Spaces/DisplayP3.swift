/// Display P3: the primaries of DCI-P3, the white and the transfer function of sRGB (CSS Color 4, section 10.4).
enum DisplayP3: ColorSpaceConversion {
    static let definition = ColorSpaceDefinition(DisplayP3.self, base: .displayP3Linear, axes: [.red, .green, .blue])

    static func toBase(_ components: Components) -> Components { SRGB.linear(components) }
    static func fromBase(_ components: Components) -> Components { SRGB.encoded(components) }
}
