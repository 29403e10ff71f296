/// Display P3 without its transfer function; the matrices are those of CSS Color 4, section 18.
enum DisplayP3Linear: ColorSpaceConversion {
    static let definition = ColorSpaceDefinition(DisplayP3Linear.self, base: .xyzD65, axes: [.red, .green, .blue])

    static func toBase(_ components: Components) -> Components { toXYZ * components }
    static func fromBase(_ components: Components) -> Components { fromXYZ * components }

    private static let toXYZ = Matrix(
        Components(608_311.0 / 1_250_200, 189_793.0 / 714_400, 198_249.0 / 1_000_160),
        Components(35_783.0 / 156_275, 247_089.0 / 357_200, 198_249.0 / 2_500_400),
        Components(0, 32_229.0 / 714_400, 5_220_557.0 / 5_000_800))

    private static let fromXYZ = Matrix(
        Components(446_124.0 / 178_915, -333_277.0 / 357_830, -72_051.0 / 178_915),
        Components(-14_852.0 / 17_905, 63_121.0 / 35_810, 423.0 / 17_905),
        Components(11_844.0 / 330_415, -50_337.0 / 660_830, 316_169.0 / 330_415))
}
