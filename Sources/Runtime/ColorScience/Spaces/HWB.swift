/// sRGB as hue in degrees, and whiteness and blackness, each 0 … 100.
///
/// Source: CSS Color 4, sections 8.1 and 8.2, after Alvy Ray Smith and Eric Ray Lyons, *HWB, a more intuitive hue-based
/// color model* (1996).
enum HWB: ColorSpaceConversion {
    static let definition = ColorSpaceDefinition(
        HWB.self, base: .srgb, axes: [.hue, .whiteness, .blackness],
        notation: ColorNotation(functions: ["hwb"], components: [.hue, .percentage(), .percentage()]),
        achromatic: achromatic)

    static func toBase(_ components: Components) -> Components {
        let (white, black) = (components.y / 100, components.z / 100)
        if white + black >= 1 { return Components(repeating: white / (white + black)) }
        let pure = HSL.toBase(Components(components.x, 100, 50))
        return pure * (1 - white - black) + white
    }

    static func fromBase(_ components: Components) -> Components {
        Components(Hue.ofRGB(components), components.min() * 100, (1 - components.max()) * 100)
    }

    /// Returns the color as a gray with a hue of 0 if whiteness and blackness sum to at least 99.999 (CSS Color 4,
    /// section 8, "powerless hue ε"); else nil.
    static func achromatic(_ components: Components) -> Components? {
        let sum = components.y + components.z
        guard sum >= 99.999 else { return nil }
        return Components(0, components.y, sum < 100 ? 100 - components.y : components.z)
    }
}
