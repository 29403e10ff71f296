/// CIE XYZ with the white point D50, by Bradford's chromatic adaptation; the matrices of CSS Color 4, section 18.
enum XYZD50: ColorSpaceConversion {
    static let definition = ColorSpaceDefinition(XYZD50.self, base: .xyzD65, axes: [.red, .green, .blue])

    static func toBase(_ components: Components) -> Components { toD65 * components }
    static func fromBase(_ components: Components) -> Components { fromD65 * components }

    /// The white point D50, computed from chromaticities with four digits (CSS Color 4, section 18).
    static let white = Components(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)

    static let toD65 = Matrix(
        Components(0.955473421488075, -0.02309845494876471, 0.06325924320057072),
        Components(-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
        Components(0.012314014864481998, -0.020507649298898964, 1.330365926242124))

    static let fromD65 = Matrix(
        Components(1.0479297925449969, 0.022946870601609652, -0.05019226628920524),
        Components(0.02962780877005599, 0.9904344267538799, -0.017073799063418826),
        Components(-0.009243040646204504, 0.015055191490298152, 0.7518742814281371))
}
