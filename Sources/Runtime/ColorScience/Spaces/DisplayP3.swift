/// Display P3, gamma-encoded: with the primaries of DCI-P3, and the white and the transfer function of sRGB.
///
/// Source: CSS Color 4, section 10.4.
enum DisplayP3: ColorSpaceConversion {
    static let definition = ColorSpaceDefinition(DisplayP3.self, base: .displayP3Linear, axes: [.red, .green, .blue])

    static func toBase(_ components: Components) -> Components { SRGB.linear(components) }
    static func fromBase(_ components: Components) -> Components { SRGB.encoded(components) }
}
