/// The dark form of a backdrop.
package enum DarkAppearance {
    /// The OKLCH lightness of the darkest and of the lightest dark backdrop: #1C1C1E and #3A3A3C, the grays behind
    /// content in dark mode on Apple's systems (`systemGray6` and `systemGray4`).
    private static let lightness = 0.2273...0.3492

    /// The chroma from which a color uses the whole range of lightness.
    ///
    /// A gray gets the darkest value, as white becomes `systemGray6` on Apple's systems. A lighter gray looks disabled.
    private static let fullRangeChroma = 0.08

    /// The hue at which a dark color looks like olive, in degrees, and the width of that range.
    private static let olive = (hue: 100.0, reach: 40.0)

    /// The chroma that an olive hue keeps, and the addition to it at the end of the range.
    private static let oliveChroma = (least: 0.025, more: 0.06)

    /// Returns the color with its OKLCH lightness compressed into the range of dark backdrops, and its hue kept.
    ///
    /// The order of two grays is kept. A color that is darker already keeps its lightness. Yellow hues lose most of
    /// their chroma, because dark yellow is olive. The chroma is reduced to the maximum of sRGB at the new lightness:
    /// the gamut mapping of CSS allows differences that are hardly noticeable, which turn the hue of such dark colors
    /// by up to ten degrees.
    package static func of(_ color: SRGB8) -> SRGB8 {
        let polar = Color(color).converted(to: .oklch).components
        let span = (lightness.upperBound - lightness.lowerBound) * min(1, polar.y / fullRangeChroma)
        let remapped = lightness.lowerBound + span * polar.x
        let shade = Shade(lightness: min(polar.x, remapped), hue: polar.z)
        let distance = (polar.z - olive.hue) / olive.reach
        let limit = distance.magnitude < 1 ? oliveChroma.least + oliveChroma.more * distance * distance : polar.y
        let chroma = min(polar.y, limit)
        if shade.isInSRGB(chroma: chroma) { return shade.color(chroma: chroma) }
        var (inside, outside) = (0.0, chroma)
        for _ in 0..<searchSteps {
            let middle = (inside + outside) / 2
            if shade.isInSRGB(chroma: middle) { inside = middle } else { outside = middle }
        }
        return shade.color(chroma: inside)
    }

    /// The colors of one lightness and hue.
    private struct Shade {
        let lightness: Double
        let hue: Double
        /// The direction of the hue: a and b at a chroma of 1.
        private let direction: Components

        init(lightness: Double, hue: Double) {
            (self.lightness, self.hue) = (lightness, hue)
            direction = OKLCH.toBase(Components(lightness, 1, hue))
        }

        func color(chroma: Double) -> SRGB8 { SRGB8(Color(.oklch, lightness, chroma, hue)) }

        /// The same test as ``Color/isInSRGB`` with the same operations, but the direction is computed once, and the
        /// transfer function only near the limit.
        ///
        /// It runs a dozen times per color, for every color of every picture.
        func isInSRGB(chroma: Double) -> Bool {
            let lab = Oklab(lightness: lightness, a: chroma * direction.y, b: chroma * direction.z)
            let linear = SRGBLinear.fromBase(lab.xyz)
            let (low, high) = (linear.min(), linear.max())
            return (low >= 0 || SRGB.encoded(low) >= -0.5 / 255) && (high <= 1 || SRGB.encoded(high) <= 1 + 0.5 / 255)
        }
    }

    /// The number of bisections: after these, 0.32, the largest chroma of sRGB, is divided into less than 8 bits can
    /// show.
    private static let searchSteps = 12
}
