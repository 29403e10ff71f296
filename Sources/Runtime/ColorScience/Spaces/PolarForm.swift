/// The conversion between rectangular and cylindrical coordinates (CSS Color 4, sections 9.3 and 9.4).
enum PolarForm {
    /// Converts lightness, chroma, hue to lightness, a, b.
    static func toRectangular(_ components: Components) -> Components {
        let angle = components.z * .pi / 180
        return Components(
            components.x, components.y * ElementaryFunctions.cosine(angle),
            components.y * ElementaryFunctions.sine(angle))
    }

    /// Converts lightness, a, b to lightness, chroma, hue; the hue is 0° … 360°.
    static func fromRectangular(_ components: Components) -> Components {
        let chroma = (components.y * components.y + components.z * components.z).squareRoot()
        let degrees = ElementaryFunctions.arcTangent(components.z, components.y) * 180 / .pi
        return Components(components.x, chroma, degrees < 0 ? degrees + 360 : degrees)
    }

    /// Returns the color as a gray with hue 0, if its chroma is at most `grayChroma`, as by rounding errors; else nil.
    static func achromatic(_ components: Components, grayChroma: Double) -> Components? {
        guard components.y <= grayChroma else { return nil }
        // A negative chroma is kept (CSS Color 4, section 4.4.1).
        return Components(components.x, min(components.y, 0), 0)
    }
}
