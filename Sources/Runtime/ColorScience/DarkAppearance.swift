/// The dark form of a backdrop.
package enum DarkAppearance {
    /// The OKLCH lightness of the darkest and of the lightest dark backdrop: those of #1C1C1E and #3A3A3C, the grays that
    /// Apple's systems lay behind content in the dark appearance (`systemGray6` and `systemGray4`).
    private static let lightness = 0.2273...0.3492

    /// The color with its OKLCH lightness drawn together to the range of dark backdrops, and its hue kept.
    ///
    /// The order of light and dark stays. A color that is darker already keeps its lightness. Of its chroma as much is kept as
    /// sRGB has at the new lightness: the gamut mapping of CSS cuts off what is hardly noticeable, and turns the hue of colors as
    /// dark as these by up to ten degrees.
    package static func of(_ color: SRGB8) -> SRGB8 {
        let polar = Color(color).converted(to: .oklch).components
        let remapped = lightness.lowerBound + (lightness.upperBound - lightness.lowerBound) * polar.x
        func candidate(_ chroma: Double) -> Color { Color(.oklch, min(polar.x, remapped), chroma, polar.z) }
        if candidate(polar.y).isInSRGB { return SRGB8(candidate(polar.y)) }
        var (inside, outside) = (0.0, polar.y)
        for _ in 0..<searchSteps {
            let middle = (inside + outside) / 2
            if candidate(middle).isInSRGB { inside = middle } else { outside = middle }
        }
        return SRGB8(candidate(inside))
    }

    /// Halving 0.32, the largest chroma of sRGB, so often leaves less than 8 bits can show.
    private static let searchSteps = 12
}
