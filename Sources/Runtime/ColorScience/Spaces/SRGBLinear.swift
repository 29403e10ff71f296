/// sRGB without its transfer function.
///
/// The matrices are those of CSS Color 4, section 18: exact ratios of the chromaticities of IEC 61966-2-1.
enum SRGBLinear: ColorSpaceConversion {
    static let definition = ColorSpaceDefinition(SRGBLinear.self, base: .xyzD65, axes: [.red, .green, .blue])

    static func toBase(_ components: Components) -> Components { toXYZ * components }
    static func fromBase(_ components: Components) -> Components { fromXYZ * components }

    static let toXYZ = Matrix(
        Components(506_752.0 / 1_228_815, 87_881.0 / 245_763, 12_673.0 / 70_218),
        Components(87_098.0 / 409_605, 175_762.0 / 245_763, 12_673.0 / 175_545),
        Components(7_918.0 / 409_605, 87_881.0 / 737_289, 1_001_167.0 / 1_053_270))

    static let fromXYZ = Matrix(
        Components(12_831.0 / 3_959, -329.0 / 214, -1_974.0 / 3_959),
        Components(-851_781.0 / 878_810, 1_648_619.0 / 878_810, 36_519.0 / 878_810),
        Components(705.0 / 12_673, -2_585.0 / 12_673, 705.0 / 667))
}
