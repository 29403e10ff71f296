package import ColorScience

/// A suggested background for a picture of a product on a transparent or white background.
///
/// A tint has the hue of the picture's mean, but it isn't a color of the picture. All tints have the same lightness and
/// nearly the same chroma, so that many products side by side look like a series.
package struct Tint: Sendable {
    package let light: SRGB8
    package let dark: SRGB8

    /// The OKLCH lightness in light mode: that of #FFE4D9, one of the palest colors that people chose for cut-outs.
    static let lightLightness = 0.93

    /// The OKLCH lightness in dark mode, near the middle of the range of ``DarkAppearance``.
    static let darkLightness = 0.3

    /// The OKLCH chroma of tints, at which people begin to name a hue; in dark mode, yellow hues get less.
    static let chroma = Oklab.grayChroma

    /// The maximum ratio of a tint's chroma to the mean's chroma, so that a near-gray stays near gray.
    private static let strengthening = 4.0

    /// The OKLCH lightness and chroma of saturated tints: the medians of 65 colors that people put behind products.
    ///
    /// sRGB contains this lightness and chroma in every hue. `Scripts/bench/RESULTS.md` lists the colors.
    private static let block = (lightness: 0.76, chroma: 0.1)

    /// The hues tried, in steps of 30° from the picture's hue: itself, its neighbors, then the opposite hues.
    private static let turns = [0, 1, -1, 2, -2, 6, 5, -5, 4, -4, 3, -3]

    /// Returns a saturated background color that contrasts with the product.
    ///
    /// All of them have the same lightness and chroma, so they look like a series. The hue is the first one of
    /// ``turns`` that contrasts with three quarters of the product's swatches and of its outline, if it is a cut-out.
    static func block(of mean: SRGB8, behind swatches: [Swatch], _ outline: PictureOutline?) -> SRGB8 {
        // If the mean is nearly gray, takes the hue of the most colorful swatch.
        let own = [Oklab(mean)] + swatches.map { Oklab($0.color) }
        let colorful = own.dropFirst().reduce(own[0]) {
            $0.chroma >= Oklab.grayChroma || $1.chroma <= $0.chroma ? $0 : $1
        }
        let polar = Color(colorful).converted(to: .oklch).components
        let total = swatches.reduce(0) { $0 + $1.weight }
        var best: (color: SRGB8, part: Double)?
        for turn in turns {
            let hue = polar.z + 30 * Double(turn)
            let color = SRGB8(Color(.oklch, block.lightness, block.chroma, hue))
            let lab = Lab(color)
            let isFar = { (swatch: Swatch) in ciede2000(Lab(swatch.color), lab) >= PictureOutline.distance }
            let apart = swatches.reduce(0) { isFar($1) ? $0 + $1.weight : $0 } / max(total, .leastNormalMagnitude)
            let part = min(apart, outline?.separation(from: color) ?? apart)
            if part >= BackdropRule.setOffShare { return color }
            if part > best?.part ?? -1 { best = (color, part) }
        }
        return best?.color ?? mean
    }

    package init(of mean: SRGB8) {
        let own = Oklab(mean)
        let scale = own.chroma > 0 ? min(Self.strengthening, Self.chroma / own.chroma) : 0
        func shade(_ lightness: Double, _ scale: Double) -> SRGB8 {
            // Colors outside sRGB are mapped into it as in CSS.
            SRGB8(Color(Oklab(lightness: lightness, a: own.a * scale, b: own.b * scale)))
        }
        light = shade(Self.lightLightness, scale)
        let limit = DarkAppearance.maximumChroma(atHue: Color(own).converted(to: .oklch).components.z)
        dark = shade(Self.darkLightness, own.chroma > 0 ? min(scale, limit / own.chroma) : 0)
    }
}
