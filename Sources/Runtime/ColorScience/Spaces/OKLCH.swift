/// Oklab in cylindrical form: lightness 0 … 1, chroma 0 … about 0.4, hue in degrees (CSS Color 4, section 9.4).
enum OKLCH: ColorSpaceConversion {
    static let definition = ColorSpaceDefinition(
        OKLCH.self, base: .oklab, axes: [.lightness, .colorfulness, .hue],
        notation: ColorNotation(
            functions: ["oklch"],
            components: [
                ComponentNotation(whole: 1, range: 0...1), ComponentNotation(whole: 0.4, range: 0...Double.infinity),
                .hue,
            ]), achromatic: achromatic)

    static func toBase(_ components: Components) -> Components { PolarForm.toRectangular(components) }
    static func fromBase(_ components: Components) -> Components { PolarForm.fromRectangular(components) }

    /// Returns the color as a gray with a hue of 0 if its chroma is at most 0.000004 (CSS Color 4, section 9.4,
    /// "powerless hue ε"); else nil.
    static func achromatic(_ components: Components) -> Components? {
        PolarForm.achromatic(components, grayChroma: 0.000_004)
    }
}
