/// Oklab in cylindrical form (CSS Color 4, section 9.4).
enum OKLCH {
    /// A chroma below this is grey, whose hue means nothing (CSS Color 4, section 12.2, "powerless").
    static let greyChroma = 0.000_004

    static func toOklab(_ components: Components) -> Components {
        let angle = components.z * .pi / 180
        return Components(
            components.x, components.y * ElementaryFunctions.cosine(angle),
            components.y * ElementaryFunctions.sine(angle))
    }

    static func fromOklab(_ components: Components) -> Components {
        let chroma = (components.y * components.y + components.z * components.z).squareRoot()
        guard chroma > greyChroma else { return Components(components.x, chroma, 0) }
        let degrees = ElementaryFunctions.arcTangent(components.z, components.y) * 180 / .pi
        return Components(components.x, chroma, degrees < 0 ? degrees + 360 : degrees)
    }
}
