/// sRGB as hue in degrees, and saturation and lightness, each 0 … 100 (CSS Color 4, sections 7.1 and 7.2).
enum HSL: ColorSpaceConversion {
    static let definition = ColorSpaceDefinition(
        HSL.self, base: .srgb, axes: [.hue, .colorfulness, .lightness],
        notation: ColorNotation(
            functions: ["hsl", "hsla"], isLegacy: true,
            components: [.hue, .percentage(range: 0...Double.infinity), .percentage()]), achromatic: achromatic)

    static func toBase(_ components: Components) -> Components {
        let saturation = components.y / 100
        let lightness = components.z / 100
        let reach = saturation * min(lightness, 1 - lightness)
        let twelfths = Hue.normalized(components.x) / 30
        func channel(_ offset: Double) -> Double {
            let k = (offset + twelfths).truncatingRemainder(dividingBy: 12)
            return lightness - reach * max(-1, min(k - 3, 9 - k, 1))
        }
        return Components(channel(0), channel(8), channel(4))
    }

    static func fromBase(_ components: Components) -> Components {
        let (highest, lowest) = (components.max(), components.min())
        let lightness = (highest + lowest) / 2
        guard highest != lowest else { return Components(0, 0, lightness * 100) }
        let saturation = lightness == 0 || lightness == 1 ? 0 : (highest - lightness) / min(lightness, 1 - lightness)
        let hue = Hue.ofRGB(components)
        // Colors far outside sRGB get a negative saturation. That is the same as a positive saturation with the
        // opposite hue (w3c/csswg-drafts issue 9222).
        if saturation < 0 { return Components(Hue.normalized(hue + 180), -saturation * 100, lightness * 100) }
        return Components(hue, saturation * 100, lightness * 100)
    }

    /// Returns the color as a gray with a hue of 0 if its saturation is at most 0.001 (CSS Color 4, section 7,
    /// "powerless hue ε"); else nil.
    static func achromatic(_ components: Components) -> Components? {
        guard components.y <= 0.001 else { return nil }
        return Components(0, min(components.y, 0), components.z)
    }
}
