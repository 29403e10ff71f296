/// CIE Lab in cylindrical form: lightness 0 … 100, chroma 0 … about 150, hue in degrees (CSS Color 4, section 9.3).
enum LCH: ColorSpaceConversion {
    static let definition = ColorSpaceDefinition(
        LCH.self, base: .lab, axes: [.lightness, .colorfulness, .hue],
        notation: ColorNotation(
            functions: ["lch"],
            components: [
                ComponentNotation(whole: 100, range: 0...100, decimals: 5),
                ComponentNotation(whole: 150, range: 0...Double.infinity, decimals: 5), .hue,
            ]),
        // CSS Color 4, section 9.3, "powerless hue ε".
        achromatic: { PolarForm.achromatic($0, grayChroma: 0.0015) })

    static func toBase(_ components: Components) -> Components { PolarForm.toRectangular(components) }
    static func fromBase(_ components: Components) -> Components { PolarForm.fromRectangular(components) }
}
