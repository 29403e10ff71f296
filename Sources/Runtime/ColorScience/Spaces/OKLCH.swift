/// Oklab in cylindrical form: lightness 0 … 1, chroma 0 … about 0.4, hue in degrees (CSS Color 4, section 9.4).
enum OKLCH: ColorSpaceConversion {
    static let definition = ColorSpaceDefinition(
        OKLCH.self, base: .oklab, axes: [.lightness, .colorfulness, .hue],
        notation: ColorNotation(
            functions: ["oklch"],
            components: [
                ComponentNotation(whole: 1, range: 0...1), ComponentNotation(whole: 0.4, range: 0...Double.infinity),
                .hue,
            ]),
        // CSS Color 4, section 9.4, "powerless hue ε".
        achromatic: { PolarForm.achromatic($0, grayChroma: 0.000_004) })

    static func toBase(_ components: Components) -> Components { PolarForm.toRectangular(components) }
    static func fromBase(_ components: Components) -> Components { PolarForm.fromRectangular(components) }
}
